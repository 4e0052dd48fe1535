import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INVOICE_KINDS } from '../billing/choices.ts';
import {
  documentNumber,
  isFinancialYear,
  MOST_NUMBER_CHARACTERS,
  nextCount,
  reusedPrefixes,
  USUAL_PREFIXES,
  withPrefixes,
} from './document-prefixes.ts';
import { publicShopSchema, shopFromSettings, shopSettings, toPublicShop, workCalendar } from './public-shop.ts';
import { SETTING_SECTIONS, type SettingSection } from './sections.ts';
import { type SettingValues, settingSchemas } from './setting-values.ts';
import { shopSchema } from './shop.ts';
import { serviceSlugs, USUAL_SERVICES } from './usual-services.ts';

const shop = shopSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../deploy/demo/shop.json'), 'utf8')),
);
const ofFile = shopSettings(shop);
/** The value of each section for a shop that has only its file. */
const values = Object.fromEntries(
  SETTING_SECTIONS.map((section) => [
    section,
    section in ofFile ? ofFile[section as 'tax'] : settingSchemas[section].parse({}),
  ]),
) as unknown as SettingValues;

const faultOf = (section: SettingSection, value: object): string | undefined => {
  const { error } = settingSchemas[section].safeParse({ ...values[section], ...value });
  return error && `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`;
};

it.each<[SettingSection, object, string]>([
  ['tax', { gstin: '07AABCC1234D1ZE' }, 'gstin: Please check the GSTIN: it is not a valid number.'],
  [
    'tax',
    { bank: { holder: 'Chhaap', bank: 'SBI', account: '12', ifsc: 'SBIN0001234' } },
    'bank.account: An account number has 9 to 18 digits.',
  ],
  ['payments', { methods: [] }, 'methods: Please offer at least one way to pay.'],
  ['payments', { methods: ['UPI', 'UPI'] }, 'methods: Please choose each way to pay once.'],
  ['payments', { upiId: 'chhaap' }, 'upiId: Please enter a UPI id like shop@bank.'],
  [
    'payments',
    { cashLimitPaise: 2_00_000_00 },
    'cashLimitPaise: Cash on delivery must stay below ₹2,00,000 (Income-tax Act, section 269ST).',
  ],
  [
    'contact',
    { address: { ...shop.address, postalCode: '11000' } },
    'address.postalCode: Please enter a PIN code of six digits.',
  ],
  ['hours', { closedWeekdays: [0, 0] }, 'closedWeekdays: Please enter each day once.'],
  [
    'hours',
    { closedWeekdays: [0, 1, 2, 3, 4, 5, 6] },
    'closedWeekdays: Please leave at least one day of the week open.',
  ],
  ['delivery', { promiseDays: 61 }, 'promiseDays: Too big: expected number to be <=60'],
  ['delivery', { claimDays: 0 }, 'claimDays: Too small: expected number to be >=1'],
  ['retention', { dataExportDays: 91 }, 'dataExportDays: Too big: expected number to be <=90'],
  ['announcement', { isOn: true }, 'text.en: Please write the announcement first.'],
  [
    'announcement',
    { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
    'until: The announcement cannot end before it begins.',
  ],
  [
    'documents',
    { prefixes: { 'tax-invoice': 'BILL' } },
    'prefixes.tax-invoice: A prefix has 1 to 3 letters or digits, so that the whole number has 16 characters at most.',
  ],
  ['documents', { prefixes: { 'tax-invoice': 'RC' } }, 'prefixes: Each kind of document needs a prefix of its own.'],
  [
    'services',
    { pages: [{ slug: 'Wedding cards' }] },
    'pages.0.slug: Please use small letters, digits and hyphens, like wedding-cards.',
  ],
  ['services', { pages: [{ slug: 'wedding-cards' }] }, 'pages.0.title.en: Please write the title of the service.'],
  ['services', { pages: [{ slug: 'design' }, { slug: 'design' }] }, 'pages: Each service needs an address of its own.'],
  ['documents', { start: { year: '26-28', numbers: {} } }, 'start.year: Please enter the financial year like 26-27.'],
  [
    'documents',
    { start: { year: '26-27', numbers: { receipt: 0 } } },
    'start.numbers.receipt: Too small: expected number to be >=1',
  ],
  [
    'home',
    { bands: [{ title: { en: 'Wear', hi: '' }, picture: 'https://elsewhere.example/tee.png' }] },
    'bands.0.picture: Please upload the pictures here. Addresses on other sites cannot be used.',
  ],
])('refuses a value of %s: %j', (section, value, fault) => expect(faultOf(section, value)).toBe(fault));

it('has a default for everything that no shop has of its own', () => {
  expect(values.delivery).toMatchObject({ chargePaise: 99_00, freeAbovePaise: 999_00 });
  expect(values.payments).toMatchObject({ upiId: 'chhaap@okexample', cashLimitPaise: 50_000_00 });
  expect(values.documents.prefixes).toEqual(USUAL_PREFIXES);
});

it('takes numbers as people type them', () => {
  const bank = { holder: 'Chhaap', bank: 'SBI', account: ' 123456789 ', ifsc: 'sbin0001234' };
  expect(settingSchemas.tax.parse({ gstin: ' 07aabcc1234d1zd', bank })).toEqual({
    gstin: '07AABCC1234D1ZD',
    bank: { ...bank, account: '123456789', ifsc: 'SBIN0001234' },
  });
});

it('makes of the settings of a file the same shop again', () => {
  expect(JSON.parse(JSON.stringify(shopFromSettings(shop, ofFile)))).toEqual(shop);
  expect(JSON.parse(JSON.stringify(shopFromSettings(shop, {})))).toEqual(shop);
});

it('answers everybody the identity with what is set, in rupees, and no bank account', () => {
  const tax = settingSchemas.tax.parse({
    gstin: shop.gstin,
    bank: { holder: 'Chhaap', bank: 'SBI', account: '123456789', ifsc: 'SBIN0001234' },
  });
  const answer = toPublicShop(shop, { ...values, tax }, { version: 3, publishedAt: new Date(0) });
  expect(publicShopSchema.parse(JSON.parse(JSON.stringify(answer)))).toMatchObject({
    ...shop,
    delivery: { charge: 99, freeAbove: 999, promise: { en: '3 working days' } },
    payments: { cashLimit: 50_000 },
    policies: { version: 3, changedAt: '1970-01-01T00:00:00.000Z' },
  });
  expect(JSON.stringify(answer)).not.toContain('123456789');
  expect(answer.announcement).toBeUndefined();
});

it('promises the working days, unless the shop has words of its own', () => {
  const promised = (delivery: object) =>
    toPublicShop(
      shop,
      { ...values, delivery: settingSchemas.delivery.parse(delivery) },
      { version: 1, publishedAt: new Date(0) },
    ).delivery?.promise;
  expect(promised({})).toEqual({ en: '3 working days', hi: '3 कामकाजी दिन' });
  expect(promised({ promiseDays: 1 })).toEqual({ en: '1 working day', hi: '1 कामकाजी दिन' });
  // English stands in for Hindi where the shop has written English alone.
  expect(promised({ promise: { en: 'two days', hi: '' } })).toEqual({ en: 'two days', hi: '' });
});

it('names the services of the shop, and apart from that the texts of their pages', () => {
  const answerOf = (pages: object[]) =>
    toPublicShop(
      shop,
      { ...values, services: settingSchemas.services.parse({ pages }) },
      { version: 1, publishedAt: new Date(0) },
    );
  expect(answerOf([])).not.toHaveProperty('services');
  const parts = [{ title: { en: 'Foil', hi: '' }, points: { en: 'Gold\nSilver', hi: '' } }];
  const answer = answerOf([{ slug: 'design' }, { slug: 'cards', title: { en: 'Wedding cards', hi: '' }, parts }]);
  expect(serviceSlugs(answer)).toEqual(['design', 'cards']);
  expect(answer.services?.[1]).toMatchObject({ title: { en: 'Wedding cards' } });
  expect(answer.services?.[1]).not.toHaveProperty('parts');
  expect(answer.servicePages?.[1]).toMatchObject({ slug: 'cards', parts });
  expect(serviceSlugs({})).toEqual([...USUAL_SERVICES]);
});

it('works by the calendar of the settings, and as usual until they are published', () => {
  const closedDates = [{ date: '2026-12-25', reason: { en: 'Christmas', hi: '' } }];
  const hours = settingSchemas.hours.parse({ ...values.hours, closedWeekdays: [0, 6], closedDates });
  expect(workCalendar({ hours, delivery: { ...values.delivery, promiseDays: 5 } }, 'order')).toEqual({
    promiseDays: 5,
    closedWeekdays: [0, 6],
    closedDates: ['2026-12-25'],
  });
  expect(workCalendar({}, 'order')).toEqual({ promiseDays: 3, closedWeekdays: [0], closedDates: [] });
  expect(workCalendar({}, 'bulk-order').promiseDays).toBe(7);
  const delivery = { ...values.delivery, bulkPromiseDays: 12 };
  expect(workCalendar({ delivery }, 'bulk-order').promiseDays).toBe(12);
});

it('names an announcement a minute before it starts, and the lower limit for cash', () => {
  const from = '2026-12-01T00:00:00.000Z';
  const announcement = settingSchemas.announcement.parse({ isOn: true, text: { en: 'Sale', hi: '' }, from });
  const at = (now: string, mostCashPaise?: number) =>
    toPublicShop(
      shop,
      { ...values, announcement },
      { version: 1, publishedAt: new Date(0) },
      { now: new Date(now), ...(mostCashPaise ? { mostCashPaise } : {}) },
    );
  expect(at('2026-11-30T23:58:59Z').announcement).toBeUndefined();
  expect(at('2026-11-30T23:59:00Z').announcement).toEqual(announcement);
  expect(at(from, 10_000_00).payments?.cashLimit).toBe(10_000);
  expect(at(from, 60_000_00).payments?.cashLimit).toBe(50_000);
});

it('drops fields of a later release from the answer', () => {
  expect(publicShopSchema.parse({ ...shop, founder: 'Meera' })).toEqual(shop);
});

describe('prefixes of documents', () => {
  it('leave room for the last number of a year', () => {
    for (const prefix of ['ABC', ...Object.values(USUAL_PREFIXES)])
      expect(documentNumber(prefix, '26-27', 999_999).length).toBeLessThanOrEqual(MOST_NUMBER_CHARACTERS);
    expect(Object.keys(USUAL_PREFIXES)).toEqual([...INVOICE_KINDS]);
  });

  it('may come back to their own kind, and never to another', () => {
    const changed = { ...USUAL_PREFIXES, 'tax-invoice': 'CH' };
    const used = withPrefixes(withPrefixes({}, USUAL_PREFIXES), changed);
    expect(reusedPrefixes(USUAL_PREFIXES, used)).toEqual([]);
    expect(reusedPrefixes({ ...changed, 'tax-invoice': 'NEW' }, used)).toEqual([]);
    expect(reusedPrefixes({ ...changed, receipt: 'INV' }, used)).toEqual(['receipt']);
  });
});

describe('the count of a document', () => {
  const start = { year: '26-27', numbers: { 'tax-invoice': 341 } };

  it.each([
    ['follows the last one', 5, 'tax-invoice', '26-27', undefined, 6],
    ['begins with 1', 0, 'tax-invoice', '26-27', undefined, 1],
    ['goes on from the start of the shop', 5, 'tax-invoice', '26-27', start, 341],
    ['never goes back to the start', 341, 'tax-invoice', '26-27', start, 342],
    ['has no start in another year', 0, 'tax-invoice', '27-28', start, 1],
    ['has no start of another kind', 5, 'receipt', '26-27', start, 6],
  ] as const)('%s', (_, last, kind, year, begins, count) => expect(nextCount(last, kind, year, begins)).toBe(count));

  it.each([
    ['26-27', true],
    ['99-00', true],
    ['26-28', false],
    ['2026-27', false],
  ])('has %s as its financial year: %s', (year, isOne) => expect(isFinancialYear(year)).toBe(isOne));
});
