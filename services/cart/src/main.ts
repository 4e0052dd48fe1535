import { connectFoundation } from '@print-shop/foundation';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createCarts } from './app.ts';
import { cartModel } from './cart/cart.store.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'cart',
  config: configSchema,
  start: async (context) => createCarts(await connectFoundation('cart', context)),
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [cartModel(mongo)]) },
});
