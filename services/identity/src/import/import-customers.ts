import { addressBody, e164Of, nameInput, registerBody, type Text } from '@print-shop/contracts';
import {
  type Cells,
  createCellReader,
  type ImportField,
  type ImportRow,
  type ImportSource,
  type Plan,
} from '@print-shop/imports';
import { Types } from 'mongoose';
import { z } from 'zod';
import { type KeptAddress, NO_ADDRESS } from '../user/address-book.ts';
import type { UserStore } from '../user/user.store.ts';
import { normaliseEmail, type User } from '../user/user.ts';

export type CustomerField =
  | 'name'
  | 'email'
  | 'phone'
  | 'street'
  | 'city'
  | 'state'
  | 'pincode'
  | 'country'
  | 'business'
  | 'gstin';

const customerFields: readonly ImportField<CustomerField>[] = [
  {
    field: 'name',
    title: { en: 'Name', hi: 'नाम' },
    about: { en: 'The person or the business.', hi: 'व्यक्ति या कारोबार का नाम।' },
    isRequired: true,
    aliases: ['customer', 'customer name', 'party', 'party name', 'full name'],
    example: 'Asha Verma',
  },
  {
    field: 'email',
    title: { en: 'Email', hi: 'ईमेल' },
    about: {
      en: 'Each customer has one of their own. They sign in with it after they choose a password.',
      hi: 'हर ग्राहक का अपना। पासवर्ड चुनने के बाद ग्राहक इसी से साइन इन करता है।',
    },
    isRequired: true,
    aliases: ['e-mail', 'email address', 'email id', 'mail'],
    example: 'asha@example.com',
  },
  {
    field: 'phone',
    title: { en: 'Phone', hi: 'फ़ोन' },
    about: { en: 'Mobile, or landline with area code.', hi: 'मोबाइल, या एरिया कोड के साथ लैंडलाइन।' },
    aliases: ['mobile', 'mobile no', 'phone number', 'contact', 'whatsapp'],
    example: '98765 43210',
  },
  {
    field: 'street',
    title: { en: 'Address', hi: 'पता' },
    about: {
      en: 'House and street. An address needs city and PIN code, too.',
      hi: 'मकान और सड़क। पते के साथ शहर और पिन कोड भी चाहिए।',
    },
    aliases: ['street', 'address line 1', 'billing address'],
    example: '14 MG Road',
  },
  {
    field: 'city',
    title: { en: 'City', hi: 'शहर' },
    about: { en: 'City or town.', hi: 'शहर या क़स्बा।' },
    aliases: ['town'],
    example: 'Pune',
  },
  {
    field: 'state',
    title: { en: 'State', hi: 'राज्य' },
    about: { en: 'As it is written in India.', hi: 'जैसा भारत में लिखा जाता है।' },
    example: 'Maharashtra',
  },
  {
    field: 'pincode',
    title: { en: 'PIN code', hi: 'पिन कोड' },
    about: { en: 'Six digits, or the postal code abroad.', hi: 'छह अंक, या विदेश का पोस्टल कोड।' },
    aliases: ['pin', 'pincode', 'postal code', 'zip'],
    example: '411001',
  },
  {
    field: 'country',
    title: { en: 'Country', hi: 'देश' },
    about: { en: 'India where it is left empty.', hi: 'ख़ाली छोड़ने पर भारत।' },
    example: 'India',
  },
  {
    field: 'business',
    title: { en: 'Business name', hi: 'कारोबार का नाम' },
    about: { en: 'As invoices name it. A GSTIN needs it.', hi: 'जैसा बिल पर लिखा जाए। GSTIN के साथ ज़रूरी।' },
    aliases: ['company', 'company name', 'firm'],
    example: 'Verma Textiles',
  },
  {
    field: 'gstin',
    title: { en: 'GSTIN', hi: 'GSTIN' },
    about: { en: 'GST number of the business, in the state of the address.', hi: 'कारोबार का GST नंबर, पते के राज्य का।' },
    aliases: ['gst number', 'gst no', 'gstin/uin'],
    example: '27AAPFU0939F1ZV',
  },
];

const ADDRESS = ['street', 'city', 'pincode', 'business', 'gstin'] as const;
const customerSchema = z.object({
  name: nameInput(120).min(1),
  email: registerBody.shape.email,
  phone: registerBody.shape.phone,
});

const text = (en: string, hi: string): Text => ({ en, hi });
const PHONE_TAKEN = text('Another account has this phone number.', 'यह फ़ोन नंबर किसी और अकाउंट का है।');
const NO_EMAIL = text(
  'A customer signs in with an email, so an account needs one. Ask for it, or delete the row. Past orders and opening balances need no account.',
  'ग्राहक ईमेल से साइन इन करता है, इसलिए अकाउंट के लिए ईमेल ज़रूरी है। ईमेल पूछिए, या लाइन हटाइए। पुराने ऑर्डर और शुरुआती बाकी के लिए अकाउंट नहीं चाहिए।',
);
const NO_ADDRESS_HERE = text(
  'A GSTIN or business needs street, city and PIN code.',
  'GSTIN या कारोबार के साथ सड़क, शहर और पिन कोड चाहिए।',
);

export interface CustomerSourceDeps {
  users: UserStore;
}

type Row = ImportRow<CustomerField>;
interface ReadCustomer {
  row: number;
  name: string;
  email: string;
  phone: string;
  address?: KeptAddress | undefined;
}

function readCustomer(row: Row): ReadCustomer | Plan<CustomerField> {
  const cells = createCellReader(row);
  if (!cells.text('email')) cells.fault('email', NO_EMAIL);
  const customer = cells.read(customerSchema, {
    name: cells.text('name') ?? '',
    email: cells.text('email') ?? '',
    phone: cells.text('phone') ?? '',
  });
  const address = ADDRESS.some((field) => cells.text(field)) ? readAddress(cells) : undefined;
  if (!customer || cells.faults.length > 0) return { faults: cells.faults };
  return { ...customer, row: row.row, email: normaliseEmail(customer.email), address };
}

function readAddress(cells: ReturnType<typeof createCellReader<CustomerField>>): ReadCustomer['address'] {
  const isPlace = ['street', 'city', 'pincode'].some((field) => cells.text(field as CustomerField));
  if (!isPlace) return cells.fault(cells.text('gstin') ? 'gstin' : 'business', NO_ADDRESS_HERE);
  const typed = Object.fromEntries(
    ['street', 'city', 'state', 'pincode', 'business', 'gstin'].map((field) => [
      field,
      cells.text(field as CustomerField) ?? '',
    ]),
  );
  const read = cells.read(addressBody, { ...typed, country: cells.text('country') ?? 'India' });
  if (!read) return undefined;
  const { isDefault: _, ...address } = read;
  return { ...address, id: String(new Types.ObjectId()) };
}

const keyOf = ({ email = '' }: Cells<CustomerField>): string => normaliseEmail(email);

/** The list of customers, for imports and exports. Those who have an account keep what they have entered themselves. */
export function customerSource({ users }: CustomerSourceDeps): ImportSource<CustomerField> {
  return {
    kind: 'customers',
    fields: customerFields,
    keyOf,
    unique: { field: 'phone', keyOf: ({ phone = '' }) => e164Of(phone) ?? '' },
    parallel: 8,

    async plan(units, { by }) {
      const read = units.map(([row]) => readCustomer(row as Row));
      const good = read.filter((one): one is ReadCustomer => 'email' in one);
      const phones = good.flatMap(({ phone }) => e164Of(phone) ?? []);
      const known = await users.findKnown(
        good.map(({ email }) => email),
        phones,
      );
      return read.map((one): Plan<CustomerField> => {
        if (!('email' in one)) return one;
        if (known.emails.has(one.email)) return { outcome: 'unchanged' };
        const phone = e164Of(one.phone);
        if (phone && known.phones.has(phone))
          return { faults: [{ row: one.row, field: 'phone', message: PHONE_TAKEN }] };
        const { row: _, address, ...person } = one;
        const add = () =>
          users.create({ ...person, ...(address ? { addresses: [address] } : {}), isImported: true, by });
        return { outcome: 'created', apply: async () => void (await add()) };
      });
    },

    async *exported() {
      for await (const user of users.all({ role: 'customer', sort: 'joined' })) yield exportedRow(user);
    },
  };
}

function exportedRow({ name, email, phone, address, addresses }: User): Record<CustomerField, string> {
  const { street, city, state, country, pincode } = address ?? NO_ADDRESS;
  const [{ business = '', gstin = '' } = {}] = addresses;
  return { name, email, phone, street, city, state, pincode, country, business, gstin };
}
