import type { Broker } from '@print-shop/messaging';
import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Connection } from 'mongoose';
import { entryRoutes } from './entry.routes.ts';
import { createEntryStore, entryModel } from './entry.store.ts';
import { forgetOnUserDeleted } from './forget-on-user-deleted.ts';

export interface ArtworkDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  mongo: Connection;
  broker: Broker;
}

/** Creates the app: its routes, and the consumer that removes the entries of a deleted account. */
export async function createArtwork(deps: ArtworkDeps): Promise<Express> {
  const model = entryModel(deps.mongo);
  await ensureIndexes([model]);
  const entries = createEntryStore(model);
  await forgetOnUserDeleted(deps.broker, entries);

  const router = createRouter({ auth: deps.auth });
  entryRoutes(router, entries);
  return createApp({ ...deps, routers: [router] });
}
