import { connectService } from '@print-shop/connections';
import { toPaise, workParked } from '@print-shop/contracts';
import { createRelay, worksOf } from '@print-shop/messaging';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { shopOf } from '@print-shop/shop';
import { createShop } from './app.ts';
import { configSchema, lockedFieldsOf } from './config.ts';
import { settingModel } from './setting/setting.store.ts';

await runService({
  name: 'shop',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    const settings = settingModel(connected.mongo);
    const relay = createRelay({ ...connected, models: [settings] });
    context.onClose('outbox', () => relay.close());
    const app = await createShop({
      ...connected,
      settings,
      relay,
      works: worksOf({ ...connected, ...context }, workParked.shop),
      file: shopOf(context.config),
      lockedFields: lockedFieldsOf(context.config),
      mostCashPaise: toPaise(context.config.COD_MAX_RUPEES),
    });
    return { app, checks: connected.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [settingModel(mongo)]) },
});
