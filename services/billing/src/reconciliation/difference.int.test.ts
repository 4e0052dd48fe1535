import { testBilling } from '../billing.fixture.ts';
import { modelsOf } from '../models.ts';
import { createDifferenceStore } from './difference.store.ts';
import type { Difference } from './differences.ts';

const { service } = testBilling();
const store = () => createDifferenceStore(modelsOf(service.parts.mongo).differences);
const DAY = '2026-11-23';

const payout = (reference: string, statedPaise: number): Difference => ({
  kind: 'other-payout',
  reference,
  paymentId: '',
  statedPaise,
  ledgerPaise: 100_00,
  orderId: '',
  orderKind: 'order' as const,
});
const listed = async (reference: string) => {
  const { differences } = await store().list({ page: 1, limit: 100 });
  return differences.filter((one) => one.reference === reference);
};

it('is listed once however often it is found, and again when it comes back after both sides agreed', async () => {
  const now = new Date();
  expect(await store().add([payout('setl_1', 90_00)], DAY, now)).toBe(1);
  expect(await store().add([payout('setl_1', 90_00)], DAY, now)).toBe(0);
  await store().vanish('other-payout', ['setl_1'], now);
  expect(await listed('setl_1')).toEqual([]);
  expect(await store().add([payout('setl_1', 80_00)], DAY, now)).toBe(1);
  expect(await listed('setl_1')).toMatchObject([{ statedPaise: 80_00 }]);
});

it('is not listed again once staff have settled it', async () => {
  const now = new Date();
  await store().add([payout('setl_2', 90_00)], DAY, now);
  const [found] = await listed('setl_2');
  await store().settle(found?.id ?? '', 'Meera', 'The bank kept a fee', now);
  expect(await store().add([payout('setl_2', 90_00)], DAY, now)).toBe(0);
  expect(await listed('setl_2')).toEqual([]);
});
