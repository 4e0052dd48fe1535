import { type SettingSection, settingsOfShop, shopUpdated, USUAL_PREFIXES } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { testBilling } from './billing.fixture.ts';
import { shop } from './shop.fixture.ts';

const { publish, confirmed, delivered, documents, accountOf, service } = testBilling();
const ofFile = settingsOfShop(shop);

const set = (section: SettingSection, version: number, value: object) =>
  publish(shopUpdated, { section, version, value: { ...value } });

it('pays the UPI id of the file until the settings name another, and never one that was replaced', async () => {
  const orderId = await confirmed();
  expect((await accountOf(orderId)).upi).toMatchObject({ id: shop.upiId, payee: shop.name });
  await set('payments', 3, { ...ofFile.payments, upiId: 'ink@okexample' });
  await set('identity', 2, { ...ofFile.identity, name: 'Ink & Sons' });
  await eventually(async () =>
    expect((await accountOf(orderId)).upi).toMatchObject({ id: 'ink@okexample', payee: 'Ink & Sons' }),
  );
  await set('payments', 2, { ...ofFile.payments, upiId: 'old@okexample' });
  await set('payments', 4, { ...ofFile.payments, upiId: undefined });
  await eventually(async () => expect((await accountOf(orderId)).upi).toBeNull());
});

it('numbers documents by the prefix of the settings, and goes on counting', async () => {
  const issue = async () => {
    const orderId = await confirmed();
    await delivered(orderId);
    return (await documents(orderId, 1))[0]?.number ?? '';
  };
  const counted = (number: string) => Number(number.split('/').at(-1));
  const before = await issue();
  expect(before).toMatch(/^INV\//);
  await set('documents', 2, { prefixes: { ...USUAL_PREFIXES, 'tax-invoice': 'CH' } });
  await eventually(async () => {
    const kept = await service.parts.mongo.collection<{ _id: string }>('shop-settings').findOne({ _id: 'documents' });
    expect(kept).toMatchObject({ version: 2 });
  });
  const after = await issue();
  expect(after).toMatch(/^CH\/\d\d-\d\d\/\d{5}$/);
  expect(counted(after)).toBe(counted(before) + 1);
});

it('prints the bank account of the settings, and keeps that of the day on what was issued', async () => {
  const bank = { holder: 'Chhaap', bank: 'State Bank', account: '123456789', ifsc: 'SBIN0001234' };
  const invoiceOf = async (orderId: string) => {
    await delivered(orderId);
    return (await documents(orderId, 1))[0];
  };
  const kept = async (version: number) => {
    const found = await service.parts.mongo.collection<{ _id: string }>('shop-settings').findOne({ _id: 'tax' });
    expect(found).toMatchObject({ version });
  };
  const [before, during] = [await confirmed(), await confirmed()];
  expect(await invoiceOf(before)).not.toHaveProperty('bank');
  await set('tax', 2, { ...ofFile.tax, bank });
  await eventually(() => kept(2));
  expect(await invoiceOf(during)).toMatchObject({ kind: 'tax-invoice', bank });
  await set('tax', 3, { ...ofFile.tax, bank: { ...bank, account: '987654321' } });
  await eventually(() => kept(3));
  expect((await documents(during, 1))[0]).toMatchObject({ bank });
  expect((await documents(before, 1))[0]).not.toHaveProperty('bank');
});

it('ignores a section of a later release', async () => {
  await set('loyalty' as SettingSection, 1, { points: 10 });
  await set('identity', 9, { ...ofFile.identity, name: 'Chhaap again' });
  const orderId = await confirmed();
  await set('payments', 9, ofFile.payments);
  await eventually(async () => expect((await accountOf(orderId)).upi?.payee).toBe('Chhaap again'));
});
