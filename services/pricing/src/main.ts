import { connectService } from '@print-shop/connections';
import { workParked } from '@print-shop/contracts';
import { mailLinkKeysOf } from '@print-shop/links';
import { createRelay, worksOf } from '@print-shop/messaging';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { keepSettings, retentionDays } from '@print-shop/shop';
import { createPricing } from './app.ts';
import { configSchema } from './config.ts';
import { priceModel } from './price/price.store.ts';
import { forgetCustomers } from './quotation/forget-customers.ts';
import { quotationModel } from './quotation/quotation.schema.ts';
import { createQuotationStore } from './quotation/quotation.store.ts';
import { remindStaff } from './quotation/remind-staff.ts';

await runService({
  name: 'pricing',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    const prices = priceModel(connected.mongo);
    const quotations = quotationModel(connected.mongo);
    const relay = createRelay({ ...connected, models: [prices, quotations] });
    context.onClose('outbox', () => relay.close());
    const app = await createPricing({
      ...connected,
      prices,
      quotations,
      relay,
      mailLinkKeys: mailLinkKeysOf(context.config),
    });
    const works = worksOf({ ...connected, ...context }, workParked.pricing);
    const settings = await keepSettings('pricing', connected, ['retention']);
    forgetCustomers(works, quotations, retentionDays(settings, 'personalDataDays', context.config.PERSONAL_DATA_DAYS));
    remindStaff(works, createQuotationStore(quotations, relay));
    return { app, checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [priceModel(mongo), quotationModel(mongo)]) },
});
