import { connectFoundation } from '@print-shop/foundation';
import { createRelay } from '@print-shop/messaging';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createPricing } from './app.ts';
import { configSchema } from './config.ts';
import { priceModel } from './price/price.store.ts';
import { quotationModel } from './quotation/quotation.store.ts';

await runService({
  name: 'pricing',
  config: configSchema,
  async start(context) {
    const foundation = await connectFoundation('pricing', context);
    const prices = priceModel(foundation.mongo);
    const quotations = quotationModel(foundation.mongo);
    const relay = createRelay({ ...foundation, models: [prices, quotations] });
    context.onClose('outbox', () => relay.close());
    const app = await createPricing({ ...foundation, prices, quotations, relay });
    return { app, checks: foundation.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [priceModel(mongo), quotationModel(mongo)]) },
});
