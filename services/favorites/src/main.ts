import { connectFoundation } from '@print-shop/foundation';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createFavorites } from './app.ts';
import { configSchema } from './config.ts';
import { favoriteModel } from './favorites.store.ts';

await runService({
  name: 'favorites',
  config: configSchema,
  async start(context) {
    const foundation = await connectFoundation('favorites', context);
    return { app: await createFavorites(foundation), checks: foundation.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [favoriteModel(mongo)]) },
});
