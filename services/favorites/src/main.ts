import { connectService } from '@print-shop/connections';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createFavorites } from './app.ts';
import { configSchema } from './config.ts';
import { favoriteModel } from './favorites.store.ts';

await runService({
  name: 'favorites',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    return { app: await createFavorites(connected), checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [favoriteModel(mongo)]) },
});
