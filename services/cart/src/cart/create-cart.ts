import { createDesignLinks } from '@print-shop/links';
import { type Broker, createRelay } from '@print-shop/messaging';
import { type KeepProductsDeps, keepProducts } from '@print-shop/read-model';
import { type ContractRouter, ensureIndexes } from '@print-shop/service-kit';
import { answerDataExport } from './answer-data-export.ts';
import { cartRoutes } from './cart.routes.ts';
import { cartModel, createCartStore } from './cart.store.ts';
import { removeOnOrderConfirmed } from './remove-on-order-confirmed.ts';
import { removeOnUserDeleted } from './remove-on-user-deleted.ts';

export interface CartDeps extends KeepProductsDeps {
  broker: Broker;
  designLinkKey?: string | undefined;
}

/** Creates the carts with their routes, the service's copy of the products, and the consumers that empty carts. */
export async function createCart(router: ContractRouter, deps: CartDeps): Promise<void> {
  const { mongo, broker } = deps;
  const model = cartModel(mongo);
  await ensureIndexes([model]);
  const relay = createRelay({ ...deps, models: [model] });
  deps.onClose('outbox', () => relay.close());
  const carts = createCartStore(model, relay);
  const products = await keepProducts('cart', deps);
  await removeOnOrderConfirmed(broker, carts);
  await removeOnUserDeleted(broker, carts);
  await answerDataExport(broker, carts, products);
  cartRoutes(router, { carts, products, designs: createDesignLinks(deps.designLinkKey) });
}
