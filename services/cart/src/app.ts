import { createDesignLinks } from '@print-shop/links';
import { type Broker, createRelay } from '@print-shop/messaging';
import { type KeepProductsDeps, keepProducts } from '@print-shop/read-model';
import { type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import { answerDataExport } from './cart/answer-data-export.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { cartModel, createCartStore } from './cart/cart.store.ts';
import { removeOnOrderConfirmed } from './cart/remove-on-order-confirmed.ts';
import { removeOnUserDeleted } from './cart/remove-on-user-deleted.ts';

export interface CartDeps extends KeepProductsDeps {
  auth: Auth;
  broker: Broker;
  designLinkKey?: string | undefined;
}

/** Creates the app: routes of carts, the service's copy of the products, and the consumers that empty carts. */
export async function createCarts(deps: CartDeps): Promise<Express> {
  const { auth, mongo, broker } = deps;
  const model = cartModel(mongo);
  await ensureIndexes([model]);
  const relay = createRelay({ ...deps, models: [model] });
  deps.onClose('outbox', () => relay.close());
  const carts = createCartStore(model, relay);
  const products = await keepProducts('cart', deps);
  await removeOnOrderConfirmed(broker, carts);
  await removeOnUserDeleted(broker, carts);
  await answerDataExport(broker, carts, products);

  const router = createRouter({ auth });
  cartRoutes(router, { carts, products, designs: createDesignLinks(deps.designLinkKey) });
  return createApp({ ...deps, routers: [router] });
}
