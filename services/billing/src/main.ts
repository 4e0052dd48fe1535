import { connectService } from '@print-shop/connections';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createBilling } from './app.ts';
import { configSchema } from './config.ts';
import { entryModel } from './entry.store.ts';

await runService({
  name: 'billing',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    return { app: await createBilling(connected), checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [entryModel(mongo)]) },
});
