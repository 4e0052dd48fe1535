import { connectService } from '@print-shop/connections';
import { createRelay } from '@print-shop/messaging';
import { ENSURE_INDEXES, indexTask, runService, shopOf } from '@print-shop/service-kit';
import { createBilling, modelsOf } from './app.ts';
import { configSchema } from './config.ts';
import { forgetCustomers } from './forget-customers.ts';

await runService({
  name: 'billing',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    const { config } = context;
    const relay = createRelay({ ...connected, models: Object.values(modelsOf(connected.mongo)) });
    context.onClose('outbox', () => relay.close());
    const app = await createBilling({
      ...{ ...connected, relay, shop: shopOf(config), invoiceOn: config.INVOICE_ON },
      mailLinkKey: config.MAIL_LINK_KEY,
    });
    for (const forgetting of forgetCustomers(modelsOf(connected.mongo), config.PERSONAL_DATA_DAYS, context.logger))
      context.onClose('forgetting of people', () => forgetting.close());
    return { app, checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => Object.values(modelsOf(mongo))) },
});
