import type { Broker } from '@print-shop/messaging';
import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Connection } from 'mongoose';
import { answerDataExport } from './answer-data-export.ts';
import { favoriteRoutes } from './favorites.routes.ts';
import { createFavoriteStore, favoriteModel } from './favorites.store.ts';
import { forgetOnDeleted } from './forget-on-deleted.ts';

export interface FavoritesDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  mongo: Connection;
  broker: Broker;
}

/** Creates the app: routes of favorites, and the consumers that remove them. */
export async function createFavorites(deps: FavoritesDeps): Promise<Express> {
  const model = favoriteModel(deps.mongo);
  await ensureIndexes([model]);
  const favorites = createFavoriteStore(model);
  await forgetOnDeleted(deps.broker, favorites);
  await answerDataExport(deps.broker, favorites);

  const router = createRouter({ auth: deps.auth });
  favoriteRoutes(router, favorites);
  return createApp({ ...deps, routers: [router] });
}
