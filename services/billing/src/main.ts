import { connectService } from '@print-shop/connections';
import { mailLinkKeysOf } from '@print-shop/links';
import { createRelay } from '@print-shop/messaging';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { shopOf } from '@print-shop/shop';
import { createBilling } from './app.ts';
import { configSchema, providerOf } from './config.ts';
import { modelsOf, outboxesOf } from './models.ts';

await runService({
  name: 'billing',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    const { config } = context;
    const relay = createRelay({ ...connected, models: outboxesOf(connected.mongo) });
    context.onClose('outbox', () => relay.close());
    const app = await createBilling({
      ...connected,
      relay,
      shop: shopOf(config),
      invoiceOn: config.INVOICE_ON,
      publicUrl: config.PUBLIC_URL,
      mailLinkKeys: mailLinkKeysOf(config),
      provider: providerOf(config),
      personalDataDays: config.PERSONAL_DATA_DAYS,
    });
    return { app, checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => Object.values(modelsOf(mongo))) },
});
