import { connectService } from '@print-shop/connections';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createCarts } from './app.ts';
import { cartModel } from './cart/cart.store.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'cart',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    const app = await createCarts({ ...connected, designLinkKey: context.config.DESIGN_LINK_KEY });
    return { app, checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [cartModel(mongo)]) },
});
