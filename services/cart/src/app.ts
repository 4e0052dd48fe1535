import { type Auth, createApp, createRouter } from '@print-shop/service-kit';
import type { Express } from 'express';
import { type CartDeps, createCart } from './cart/create-cart.ts';

/** Creates the app: the carts. */
export async function createCarts(deps: CartDeps & { auth: Auth }): Promise<Express> {
  const router = createRouter({ auth: deps.auth });
  await createCart(router, deps);
  return createApp({ ...deps, routers: [router] });
}
