import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import { createSettings, type SettingsDeps } from './setting/create-settings.ts';

export interface ShopDeps extends SettingsDeps, Pick<AppOptions, 'logger'> {
  auth: Auth;
}

/** Creates the app: the settings of the shop, and what everybody may know of it. */
export async function createShop(deps: ShopDeps): Promise<Express> {
  await ensureIndexes([deps.settings]);
  const router = createRouter({ auth: deps.auth });
  await createSettings(router, deps);
  return createApp({ ...deps, routers: [router] });
}
