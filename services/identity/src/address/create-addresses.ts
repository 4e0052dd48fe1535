import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { UserModel } from '../user/user.schema.ts';
import type { UserStore } from '../user/user.store.ts';
import { addressRoutes } from './address.routes.ts';
import { createAddressStore } from './address.store.ts';

interface AddressesDeps {
  model: UserModel;
  users: UserStore;
  relay: Relay;
}

export const createAddresses = (router: ContractRouter, { model, users, relay }: AddressesDeps): void =>
  addressRoutes(router, { users, addresses: createAddressStore(model, relay) });
