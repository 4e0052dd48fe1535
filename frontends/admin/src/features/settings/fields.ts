import type { SettingSection } from '@print-shop/contracts';

interface Named {
  /** Its place in the value of the section, within the group or list that it stands in. */
  name: string;
}
/** A control with one value. */
export interface PlainField extends Named {
  kind: 'text' | 'area' | 'number' | 'rupees' | 'check' | 'day' | 'moment' | 'picture' | 'logo';
  /** Left out of the value while it is empty. */
  isOptional?: boolean;
  /** Null while it is empty. */
  isNullable?: boolean;
}
interface Texts extends Named {
  kind: 'texts';
  isLong?: boolean;
}
interface Choices extends Named {
  kind: 'choices';
  from: 'methods' | 'weekdays';
}
/** Product types and their categories, in the fields `types` and `categories`. */
interface Products extends Named {
  kind: 'products';
}
interface Group extends Named {
  kind: 'group' | 'list';
  fields: readonly SettingField[];
  isOptional?: boolean;
}
/** One control of a section's form, or several that belong together. */
export type SettingField = PlainField | Texts | Choices | Products | Group;

const text = (name: string, isOptional = false): PlainField => ({ kind: 'text', name, isOptional });
const texts = (name: string, isLong = false): Texts => ({ kind: 'texts', name, isLong });
const group = (name: string, fields: readonly SettingField[], isOptional = false): Group => ({
  kind: 'group',
  name,
  fields,
  isOptional,
});
const list = (name: string, fields: readonly SettingField[], isOptional = false): Group => ({
  kind: 'list',
  name,
  fields,
  isOptional,
});

const address = ['street', 'city', 'state', 'postalCode', 'country'].map((name) => text(name));
const openingHours = [text('days'), text('time')];
const card = [texts('title'), texts('text', true)];
const picture: PlainField = { kind: 'picture', name: 'picture', isOptional: true };
const DOCUMENT_KINDS = [
  'tax-invoice',
  'bill-of-supply',
  'credit-note',
  'receipt-voucher',
  'refund-voucher',
  'receipt',
  'delivery-challan',
  'proforma',
];

/** The controls of each section, in the order of its form. */
export const SETTING_FIELDS: Record<SettingSection, readonly SettingField[]> = {
  identity: [
    text('name'),
    text('line'),
    group('hi', [text('name', true), text('line', true)]),
    { kind: 'number', name: 'since' },
    { kind: 'logo', name: 'logo', isOptional: true },
  ],
  contact: [
    text('phone'),
    text('email'),
    text('whatsapp'),
    group('address', address),
    group('hi', [group('address', address, true)]),
    group('grievanceOfficer', [text('name'), text('email'), text('phone')]),
    list('socials', [text('name'), text('url')]),
  ],
  hours: [
    list('hours', openingHours),
    group('hi', [list('hours', openingHours, true)]),
    { kind: 'choices', name: 'closedWeekdays', from: 'weekdays' },
    list('closedDates', [{ kind: 'day', name: 'date' }, texts('reason')]),
  ],
  tax: [text('gstin'), group('bank', [text('holder'), text('bank'), text('account'), text('ifsc')], true)],
  payments: [
    { kind: 'choices', name: 'methods', from: 'methods' },
    text('upiId', true),
    { kind: 'rupees', name: 'cashLimitPaise' },
  ],
  delivery: [
    { kind: 'rupees', name: 'chargePaise' },
    { kind: 'rupees', name: 'freeAbovePaise', isNullable: true },
    { kind: 'number', name: 'promiseDays' },
    texts('promise'),
    { kind: 'number', name: 'bulkPromiseDays' },
    { kind: 'number', name: 'claimDays' },
  ],
  announcement: [
    { kind: 'check', name: 'isOn' },
    texts('text'),
    text('url', true),
    { kind: 'moment', name: 'from', isOptional: true },
    { kind: 'moment', name: 'until', isOptional: true },
  ],
  home: [
    texts('headline'),
    list('bands', [...card, picture, { kind: 'products', name: 'products' }]),
    list('steps', card),
    list('trust', card),
    list('services', [...card, picture, text('path')]),
  ],
  services: [
    list('pages', [
      text('slug'),
      texts('title'),
      texts('description'),
      texts('headline'),
      texts('text', true),
      picture,
      list('parts', [texts('title'), texts('points', true)]),
    ]),
  ],
  footer: [texts('text', true), list('links', [texts('label'), text('url')])],
  policies: [texts('privacy', true), texts('terms', true), texts('cancellation', true)],
  documents: [
    group(
      'prefixes',
      DOCUMENT_KINDS.map((name) => text(name)),
    ),
    group(
      'start',
      [
        text('year'),
        group(
          'numbers',
          DOCUMENT_KINDS.map((name) => ({ kind: 'number', name, isOptional: true })),
        ),
      ],
      true,
    ),
  ],
  retention: [
    { kind: 'number', name: 'personalDataDays' },
    { kind: 'number', name: 'fileDays', isOptional: true },
    { kind: 'number', name: 'orderDays', isOptional: true },
    { kind: 'number', name: 'dataExportDays' },
  ],
};
