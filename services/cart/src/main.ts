import { connectFoundation } from '@print-shop/foundation';
import { runService } from '@print-shop/service-kit';
import { createCarts } from './app.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'cart',
  config: configSchema,
  start: async (context) => createCarts(await connectFoundation('cart', context)),
});
