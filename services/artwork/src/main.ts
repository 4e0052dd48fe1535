import { connectService } from '@print-shop/connections';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createArtwork } from './app.ts';
import { configSchema } from './config.ts';
import { entryModel } from './entry.store.ts';

await runService({
  name: 'artwork',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    return { app: await createArtwork(connected), checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [entryModel(mongo)]) },
});
