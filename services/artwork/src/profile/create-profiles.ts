import type { PrintProfile } from '@print-shop/contracts';
import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { profileRoutes } from './profile.routes.ts';
import { createProfileStore, profileModel } from './profile.store.ts';

interface ProfilesDeps {
  mongo: Connection;
  relay: Relay;
}

export const profileOf =
  (profiles: ReturnType<typeof createProfileStore>) =>
  async (productType: string): Promise<PrintProfile> =>
    (await profiles.find(productType)).profile;

/** Creates the print profiles of product types, and registers their routes. Returns how to find one. */
export function createProfiles(router: ContractRouter, { mongo, relay }: ProfilesDeps) {
  const profiles = createProfileStore(profileModel(mongo), relay);
  profileRoutes(router, profiles);
  return { profileOf: profileOf(profiles) };
}
