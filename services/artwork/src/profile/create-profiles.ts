import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { profileRoutes } from './profile.routes.ts';
import { createProfileStore, profileModel } from './profile.store.ts';

interface ProfilesDeps {
  mongo: Connection;
  relay: Relay;
}

/** Creates the print profiles of product types. Returns how to find one; `routes` registers the routes. */
export function createProfiles({ mongo, relay }: ProfilesDeps) {
  const profiles = createProfileStore(profileModel(mongo), relay);
  return {
    profileOf: async (productType: string) => (await profiles.find(productType)).profile,
    routes: (router: ContractRouter) => profileRoutes(router, profiles),
  };
}
