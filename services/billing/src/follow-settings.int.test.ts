import {
  dayOf,
  financialYear,
  type SettingSection,
  shopSettings,
  shopUpdated,
  USUAL_PREFIXES,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { testBilling } from './billing.fixture.ts';
import { shop } from './shop.fixture.ts';

const { publish, confirmed, delivered, documents, accountOf, service } = testBilling();
const ofFile = shopSettings(shop);
let last = 1;

/** Publishes a section as its newest version, unless told another one, and returns the version. */
async function set(section: SettingSection, value: object, version = ++last): Promise<number> {
  await publish(shopUpdated, { section, version, value: { ...value } });
  return version;
}

/** Publishes a section, and waits until this service has it. */
async function setAndKeep(section: SettingSection, value: object): Promise<void> {
  const version = await set(section, value);
  const kept = service.parts.mongo.collection<{ _id: string }>('shop-settings');
  await eventually(async () => expect(await kept.findOne({ _id: section })).toMatchObject({ version }));
}

/** The invoice of a new order. */
async function issue() {
  const orderId = await confirmed();
  await delivered(orderId);
  const [invoice] = await documents(orderId, 1);
  return { orderId, number: invoice?.number ?? '', invoice };
}
const counted = (number: string) => Number(number.split('/').at(-1));

afterEach(async () => {
  await setAndKeep('identity', ofFile.identity);
  await setAndKeep('payments', ofFile.payments);
  await setAndKeep('tax', ofFile.tax);
  await setAndKeep('documents', { prefixes: USUAL_PREFIXES });
});

it('pays the UPI id of the file until the settings name another, and never one that was replaced', async () => {
  const orderId = await confirmed();
  expect((await accountOf(orderId)).upi).toMatchObject({ id: shop.upiId, payee: shop.name });
  const replaced = ++last;
  await set('payments', { ...ofFile.payments, upiId: 'ink@okexample' });
  await set('identity', { ...ofFile.identity, name: 'Ink & Sons' });
  await eventually(async () =>
    expect((await accountOf(orderId)).upi).toMatchObject({ id: 'ink@okexample', payee: 'Ink & Sons' }),
  );
  await set('payments', { ...ofFile.payments, upiId: 'old@okexample' }, replaced);
  await set('payments', { ...ofFile.payments, upiId: undefined });
  await eventually(async () => expect((await accountOf(orderId)).upi).toBeNull());
});

it('numbers documents by the prefix of the settings, and goes on counting', async () => {
  const { number: before } = await issue();
  expect(before).toMatch(/^INV\//);
  await setAndKeep('documents', { prefixes: { ...USUAL_PREFIXES, 'tax-invoice': 'CH' } });
  const { number: after } = await issue();
  expect(after).toMatch(/^CH\/\d\d-\d\d\/\d{5}$/);
  expect(counted(after)).toBe(counted(before) + 1);
});

it('goes on from the number of the settings, and never back', async () => {
  const start = (number: number) => ({
    prefixes: USUAL_PREFIXES,
    start: { year: financialYear(dayOf(new Date())), numbers: { 'tax-invoice': number } },
  });
  await setAndKeep('documents', start(7_000));
  expect([counted((await issue()).number), counted((await issue()).number)]).toEqual([7_000, 7_001]);
  await setAndKeep('documents', start(500));
  expect(counted((await issue()).number)).toBe(7_002);
  const opening = await service.parts.mongo.collection('invoices').find({ opensSeries: true }).toArray();
  expect(opening.map(({ count }) => count)).toEqual([7_000]);
});

it('prints the bank account of the settings, and keeps that of the day on what was issued', async () => {
  const bank = { holder: 'Chhaap', bank: 'State Bank', account: '123456789', ifsc: 'SBIN0001234' };
  const before = await issue();
  expect(before.invoice).not.toHaveProperty('bank');
  await setAndKeep('tax', { ...ofFile.tax, bank });
  const during = await issue();
  expect(during.invoice).toMatchObject({ kind: 'tax-invoice', bank });
  await setAndKeep('tax', { ...ofFile.tax, bank: { ...bank, account: '987654321' } });
  expect((await documents(during.orderId, 1))[0]).toMatchObject({ bank });
  expect((await documents(before.orderId, 1))[0]).not.toHaveProperty('bank');
});

it('ignores a section of a later release', async () => {
  await set('loyalty' as SettingSection, { points: 10 });
  await set('identity', { ...ofFile.identity, name: 'Chhaap again' });
  const orderId = await confirmed();
  await eventually(async () => expect((await accountOf(orderId)).upi?.payee).toBe('Chhaap again'));
});
