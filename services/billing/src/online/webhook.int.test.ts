import { testBilling } from '../billing.fixture.ts';
import { modelsOf } from '../models.ts';
import { createWebhookStore } from './webhook.store.ts';

const { service } = testBilling();

it('of no order of this shop is once in the pages of the list, also where several came at one moment', async () => {
  const store = createWebhookStore(modelsOf(service.parts.mongo).webhooks);
  const now = new Date();
  const told = { provider: 'razorpay', event: 'payment.captured', paymentId: 'pay_1', state: 'unknown' } as const;
  for (const _id of ['b', 'e', 'a', 'd', 'c']) await store.keep({ ...told, _id }, now);
  const pages = await Promise.all([1, 2, 3].map((page) => store.listUnknown({ page, limit: 2 })));
  expect(pages.flatMap(({ webhooks }) => webhooks).map(({ _id }) => _id)).toEqual(['e', 'd', 'c', 'b', 'a']);
});
