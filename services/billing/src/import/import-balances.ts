import {
  billingChangeRecorded,
  changeRecord,
  dayOf,
  MAX_RUPEES,
  nameInput,
  type Text,
  toPaise,
  toRupees,
} from '@print-shop/contracts';
import {
  type Cells,
  createCellReader,
  datedId,
  type ImportField,
  type ImportRow,
  type ImportSource,
  type Plan,
} from '@print-shop/imports';
import { outboxEntry } from '@print-shop/messaging';
import { z } from 'zod';
import type { AccountStore } from '../account/account.store.ts';
import { balancePaise } from '../account/account.ts';
import { openingAccount } from '../account/past-account.ts';

export type BalanceField = 'customer' | 'email' | 'reference' | 'date' | 'amount';

const balanceFields: readonly ImportField<BalanceField>[] = [
  {
    field: 'customer',
    title: { en: 'Customer', hi: 'ग्राहक' },
    about: { en: 'Name of the person or business.', hi: 'व्यक्ति या कारोबार का नाम।' },
    isRequired: true,
    aliases: ['name', 'customer name', 'party', 'party name', 'particulars'],
    example: 'Asha Verma',
  },
  {
    field: 'email',
    title: { en: 'Email', hi: 'ईमेल' },
    about: { en: 'For reminders.', hi: 'याद दिलाने के लिए।' },
    aliases: ['e-mail', 'email address'],
    example: 'asha@example.com',
  },
  {
    field: 'reference',
    title: { en: 'Reference', hi: 'संदर्भ' },
    about: {
      en: 'The bill of the old system. A customer with several open bills has a row for each.',
      hi: 'पुराने सिस्टम का बिल। जिस ग्राहक के कई बिल बाकी हैं, उसकी हर बिल की एक लाइन।',
    },
    aliases: ['bill no', 'invoice no', 'ref', 'ref no', 'voucher no'],
    example: 'OLD/26-27/318',
  },
  {
    field: 'date',
    title: { en: 'Date', hi: 'तारीख' },
    about: { en: 'The day since which it is owed, like 23/11/2026.', hi: 'जिस दिन से बाकी है, जैसे 23/11/2026।' },
    isRequired: true,
    aliases: ['bill date', 'since', 'as of'],
    example: '14/08/2026',
  },
  {
    field: 'amount',
    title: { en: 'Amount', hi: 'रक़म' },
    about: {
      en: 'Rupees that the customer owes. With a minus sign, rupees that the shop owes.',
      hi: 'ग्राहक पर बाकी रुपये। माइनस (-) के साथ, दुकान पर बाकी रुपये।',
    },
    isRequired: true,
    aliases: ['balance', 'pending', 'outstanding', 'pending amount', 'closing balance'],
    example: '4500',
  },
];

const text = (en: string, hi: string): Text => ({ en, hi });
const NOTHING = text('An opening balance is not 0.', 'शुरुआती बाकी 0 नहीं हो सकती।');
const FUTURE = text('This day is still to come.', 'यह दिन अभी आया नहीं है।');
const EMPTY = text('This cell is empty.', 'यह ख़ाना ख़ाली है।');
const OTHER = text(
  'The shop has this balance with another amount or date. Delete the row, and enter payments at the balance.',
  'यह बाकी रकम किसी और रकम या तारीख के साथ पहले से दर्ज है। यह लाइन हटाइए और पेमेंट वहीं दर्ज कीजिए।',
);

const balanceSchema = z.object({
  customer: nameInput(120).min(1),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  reference: z.string().trim().max(60).default(''),
  amount: z
    .number()
    .min(-MAX_RUPEES)
    .max(MAX_RUPEES)
    .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6)
    .optional(),
});

interface ReadBalance {
  id: string;
  key: string;
  customer: { name: string; email: string };
  reference: string;
  at: Date;
  paise: number;
}

/** An amount as books write it: `4500 Dr`, `250 Cr`, `(250)`. A debt of the shop is below 0. */
function signedNumber(cells: ReturnType<typeof createCellReader<BalanceField>>): number | undefined {
  const [, bracket = '', amount = '', side = ''] =
    /^(\()?(.*?)\)?\s*([cd]r\.?)?$/i.exec(cells.text('amount') ?? '') ?? [];
  const number = cells.number('amount', amount);
  return number !== undefined && (bracket || /^c/i.test(side)) ? -number : number;
}

function readBalance(row: ImportRow<BalanceField>, today: string): ReadBalance | Plan<BalanceField> {
  const cells = createCellReader(row);
  const amount = signedNumber(cells) ?? (cells.text('amount') ? undefined : cells.fault('amount', EMPTY));
  const day = cells.day('date') ?? (cells.text('date') ? undefined : cells.fault('date', EMPTY));
  const read = cells.read(balanceSchema, {
    customer: cells.text('customer') ?? '',
    email: cells.text('email')?.toLowerCase(),
    reference: cells.text('reference'),
    amount,
  });
  if (amount === 0) cells.fault('amount', NOTHING);
  if (day && day > today) cells.fault('date', FUTURE);
  if (!read || amount === undefined || !day || cells.faults.length > 0) return { faults: cells.faults };
  const { customer: name, email, reference } = read;
  const at = new Date(`${day}T12:00:00+05:30`);
  const paise = Math.sign(amount) * toPaise(Math.abs(amount));
  const key = keyOf(row.cells);
  return { id: datedId(at, key), key, customer: { name, email }, reference, at, paise };
}

/** A bill is identified by customer and reference; a sum of several bills, by the customer alone. */
const keyOf = ({ customer = '', reference = '' }: Cells<BalanceField>): string =>
  [customer, reference].map((part) => part.replaceAll(/\s+/g, ' ').trim().toLowerCase()).join('\n');

/** The list of opening balances, for imports and exports. A balance that is there stays as it is. */
export function balanceSource({ accounts }: { accounts: AccountStore }): ImportSource<BalanceField> {
  return {
    kind: 'balances',
    fields: balanceFields,
    keyOf,
    parallel: 8,

    async plan(units, { by }) {
      const now = new Date();
      const read = units.map(([row]) => readBalance(row as ImportRow<BalanceField>, dayOf(now)));
      const known = await accounts.openingsOf(read.flatMap((one) => ('id' in one ? [one.key] : [])));
      return read.map((one, at): Plan<BalanceField> => {
        if (!('id' in one)) return one;
        const { id, key, paise, customer, reference } = one;
        const stored = known.get(key);
        const account = openingAccount(one, by.name ?? 'staff', now);
        if (stored) {
          const [first] = stored.entries;
          const isSame = first && balancePaise({ entries: [first] }) === paise && stored.id === id;
          const row = units[at]?.[0]?.row ?? 0;
          return isSame ? { outcome: 'unchanged' } : { faults: [{ row, field: 'amount', message: OTHER }] };
        }
        const label = `Opening balance ${reference || customer.name}`;
        const after = { customer: customer.name, amount: toRupees(paise) };
        const record = changeRecord(by, { kind: 'account', id, label, action: 'imported', after }, now);
        const apply = async (): Promise<void> => {
          const events = [outboxEntry(billingChangeRecorded, record)];
          await accounts.change(id, (before) => (before ? undefined : { account, events }), { isProbablyNew: true });
        };
        return { outcome: 'created', apply };
      });
    },

    async *exported() {
      for await (const { customer, opening, placedAt, entries } of accounts.openings()) {
        const [first] = entries;
        if (!opening || !first) continue;
        const paise = balancePaise({ entries: [first] });
        yield {
          customer: customer.name,
          email: customer.email,
          reference: opening.reference,
          date: dayOf(placedAt),
          amount: String(toRupees(paise)),
        };
      }
    },
  };
}
