import { connectFoundation } from '@print-shop/foundation';
import { runService } from '@print-shop/service-kit';
import { createFavorites } from './app.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'favorites',
  config: configSchema,
  start: async (context) => createFavorites(await connectFoundation('favorites', context)),
});
