import { connectFoundation } from '@print-shop/foundation';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createCarts } from './app.ts';
import { cartModel } from './cart/cart.store.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'cart',
  config: configSchema,
  async start(context) {
    const foundation = await connectFoundation('cart', context);
    return { app: await createCarts(foundation), checks: foundation.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [cartModel(mongo)]) },
});
