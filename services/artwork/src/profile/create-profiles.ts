import type { PrintProfile } from '@print-shop/contracts';
import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { followOnTypeRenamed } from './follow-on-type-renamed.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileStore, profileModel } from './profile.store.ts';

interface ProfilesDeps {
  mongo: Connection;
  broker: Broker;
  relay: Relay;
}

export const profileOf =
  (profiles: ReturnType<typeof createProfileStore>) =>
  async (productType: string): Promise<PrintProfile> =>
    (await profiles.find(productType)).profile;

/** Creates the print profiles of product types and their routes, and starts their consumer. Returns how to find one. */
export async function createProfiles(router: ContractRouter, { mongo, broker, relay }: ProfilesDeps) {
  const profiles = createProfileStore(profileModel(mongo), relay);
  await followOnTypeRenamed(broker, profiles);
  profileRoutes(router, profiles);
  return { profileOf: profileOf(profiles) };
}
