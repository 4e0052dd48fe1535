import { SETTING_SECTIONS, type SettingSection, settingSchemas } from '@print-shop/contracts';
import { SETTING_FIELDS, type SettingField } from './fields.ts';
import { inLanguage, toForm, toValue, type Value } from './form-values.ts';
import { labels as english } from './messages/labels.en.ts';
import { labels as hindi } from './messages/labels.hi.ts';

const ADDRESS = { street: '1 Ink Lane', city: 'Delhi', state: 'Delhi', postalCode: '110001', country: 'India' };
const ID = 'a'.repeat(24);
const card = { title: { en: 'Choose', hi: 'चुनिए' }, text: { en: '', hi: '' } };
/** Values that use every field, by section. */
const FULL: Record<SettingSection, Value> = {
  identity: {
    name: 'Test Press',
    line: 'Print',
    since: 1998,
    logo: '/logo.svg',
    hi: { name: 'टेस्ट प्रेस', line: 'छपाई' },
  },
  contact: {
    phone: '+91 98100 24680',
    email: 'a@b.in',
    whatsapp: '919810024680',
    address: ADDRESS,
    hi: { address: { ...ADDRESS, city: 'दिल्ली' } },
    grievanceOfficer: { name: 'Ravi', email: 'r@b.in', phone: '+91 98100 24680' },
    socials: [{ name: 'Instagram', url: 'https://example.com/press' }],
  },
  hours: {
    hours: [{ days: 'Mon to Sat', time: '10 to 7' }],
    hi: { hours: [{ days: 'सोम से शनि', time: '10 से 7' }] },
    closedWeekdays: [0],
    closedDates: [{ date: '2026-12-25', reason: { en: 'Christmas', hi: '' } }],
  },
  tax: {
    gstin: '27AAPFU0939F1ZV',
    bank: { holder: 'Test Press', bank: 'HDFC', account: '123456789', ifsc: 'HDFC0001234' },
  },
  payments: { methods: ['UPI', 'cash_on_delivery'], upiId: 'shop@bank', cashLimitPaise: 4_999_950 },
  delivery: {
    chargePaise: 4_950,
    freeAbovePaise: null,
    promiseDays: 4,
    promise: { en: '2 days', hi: '' },
    bulkPromiseDays: 8,
    claimDays: 14,
  },
  announcement: {
    isOn: true,
    text: { en: 'Closed on Friday', hi: '' },
    url: 'https://example.com',
    from: '2026-12-01T03:30:00.000Z',
    until: '2026-12-02T18:29:00.000Z',
  },
  home: {
    headline: { en: 'Print', hi: 'छपाई' },
    bands: [{ ...card, types: [ID], categories: [{ type: ID, category: 'Polo' }] }],
    steps: [card],
    trust: [],
    services: [{ ...card, path: '/services/design' }],
  },
  services: {
    pages: [
      {
        ...card,
        slug: 'wedding-cards',
        description: { en: 'Cards for the day', hi: '' },
        headline: { en: 'Said in gold', hi: '' },
        parts: [{ title: { en: 'Foil', hi: '' }, points: { en: 'Gold\nSilver', hi: '' } }],
      },
    ],
  },
  footer: { text: { en: '', hi: '' }, links: [{ label: { en: 'Blog', hi: '' }, url: '/blog' }] },
  policies: { privacy: { en: 'We keep little.', hi: '' }, terms: { en: '', hi: '' }, cancellation: { en: '', hi: '' } },
  documents: settingSchemas.documents.parse({ start: { year: '26-27', numbers: { receipt: 12 } } }) as Value,
  retention: { personalDataDays: 3000, fileDays: 30, orderDays: 90, dataExportDays: 14 },
};

const placesOf = (fields: readonly SettingField[], at = ''): string[] =>
  fields.flatMap((field) => [
    at + field.name,
    ...('fields' in field ? placesOf(field.fields, `${at}${field.name}.`) : []),
  ]);

describe.each(SETTING_SECTIONS)('the form of %s', (section) => {
  const fields = SETTING_FIELDS[section];

  it('gives back the value that it was filled with, which the shop takes', () => {
    expect(toValue(fields, toForm(fields, FULL[section]))).toEqual(FULL[section]);
    expect(settingSchemas[section].safeParse(FULL[section]).error).toBeUndefined();
  });

  it('has every field of the section, with a label in both languages', () => {
    const names = Object.keys(settingSchemas[section].shape);
    const own = fields.map(({ name }) => name);
    expect(own.toSorted()).toEqual(names.toSorted());
    for (const place of placesOf(fields)) expect([place, english[place], hindi[place]]).not.toContain(undefined);
  });
});

it('leaves out what is empty and may be missing', () => {
  const { bank: _bank, ...tax } = FULL.tax;
  expect(toValue(SETTING_FIELDS.tax, toForm(SETTING_FIELDS.tax, tax))).toEqual(tax);
  expect(toValue(SETTING_FIELDS.announcement, toForm(SETTING_FIELDS.announcement))).toEqual({
    isOn: false,
    text: { en: '', hi: '' },
  });
});

it('sends a number that is none as it was typed, so that the shop names the fault', () => {
  const typed = { ...toForm(SETTING_FIELDS.delivery, FULL.delivery), chargePaise: 'much' };
  expect(toValue(SETTING_FIELDS.delivery, typed)).toMatchObject({ chargePaise: 'much' });
});

it('sends a moment that is none as it was typed', () => {
  const typed = { ...toForm(SETTING_FIELDS.announcement), from: '202611-12-01T10:00' };
  expect(toValue(SETTING_FIELDS.announcement, typed)).toMatchObject({ from: '202611-12-01T10:00' });
});

it('shows Hindi where there is some, else English', () => {
  expect(inLanguage(FULL.identity, 'hi')).toMatchObject({ name: 'टेस्ट प्रेस', line: 'छपाई', since: 1998 });
  expect(inLanguage(FULL.identity, 'en')).not.toHaveProperty('hi');
  expect(inLanguage(FULL.hours, 'hi')).toMatchObject({
    hours: [{ days: 'सोम से शनि' }],
    closedDates: [{ reason: 'Christmas' }],
  });
});
