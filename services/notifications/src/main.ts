import { connectService } from '@print-shop/connections';
import { createRelay } from '@print-shop/messaging';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createNotifications } from './app.ts';
import { configSchema } from './config.ts';
import { conversationModel } from './conversation/conversation.model.ts';
import { sentenceModel } from './kinds/sentence.store.ts';
import { modelsOf } from './models.ts';

await runService({
  name: 'notifications',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    const relay = createRelay({
      ...connected,
      models: [sentenceModel(connected.mongo), conversationModel(connected.mongo)],
    });
    context.onClose('outbox', () => relay.close());
    return { app: await createNotifications({ ...context, ...connected, relay }), checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => Object.values(modelsOf(mongo))) },
});
