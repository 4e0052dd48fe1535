import { connectService } from '@print-shop/connections';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createNotifications, modelsOf } from './app.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'notifications',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    return { app: await createNotifications({ ...context, ...connected }), checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => Object.values(modelsOf(mongo))) },
});
