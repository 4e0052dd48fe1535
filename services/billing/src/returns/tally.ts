import { dayOf, type PaymentWay, placeName } from '@print-shop/contracts';
import type { Account, Entry } from '../account/account.ts';
import type { Invoice } from '../invoice/invoice.ts';

// Masters and vouchers as Tally imports them (https://help.tallysolutions.com/xml-integration). Debits are below 0, and "deemed
// positive". Each voucher has an id of its own. A second import finds it by that, changes it and makes no twin.

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text of an XML element: escaped, without control characters, most of which XML 1.0 forbids. */
export const asXml = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, '').replaceAll(/[&<>"]/g, (found) => ESCAPES[found] ?? '');

const amount = (paise: number): string => (paise / 100).toFixed(2);

/** A ledger and its group among Tally's own. */
interface Ledger {
  name: string;
  parent: string;
  /** GSTIN of a business. */
  gstin?: string;
}

const SALES: Ledger = { name: 'Sales', parent: 'Sales Accounts' };
const CASH_CUSTOMERS: Ledger = { name: 'Cash customers', parent: 'Sundry Debtors' };
const WRITTEN_OFF: Ledger = { name: 'Written off', parent: 'Indirect Expenses' };
const tax = (name: string): Ledger => ({ name, parent: 'Duties & Taxes' });
const bank = (name: string): Ledger => ({ name, parent: 'Bank Accounts' });
const PROVIDER = bank('Payment provider');
const WAYS: Record<PaymentWay, Ledger> = {
  cash: { name: 'Cash', parent: 'Cash-in-Hand' },
  upi: bank('Bank'),
  bank: bank('Bank'),
  cheque: bank('Bank'),
  card: bank('Card payments'),
  other: bank('Other payments'),
};

/** A ledger is a business by its number, as two may have the same name. Customers without a number share one. */
const partyOf = ({ name, gstin }: { name: string; gstin: string }): Ledger =>
  gstin ? { name: `${name} (${gstin})`, parent: 'Sundry Debtors', gstin } : CASH_CUSTOMERS;

/** Amounts that are booked at once, in paise. They add up to 0; debits are below. */
interface Voucher {
  id: string;
  type: 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal';
  number?: string;
  at: Date;
  party: Ledger;
  placeOfSupply?: string;
  narration: string;
  moved: [ledger: Ledger, paise: number][];
}

export function voucherOf(document: Invoice): Voucher {
  const { id, kind, number, issuedAt: at, buyer, corrects, placeOfSupply, totals, orderId } = document;
  const isNote = kind === 'credit-note';
  const party = partyOf(buyer);
  const moved: Voucher['moved'] = [
    [party, -totals.totalPaise],
    [SALES, totals.taxablePaise],
    [tax('CGST'), totals.cgstPaise],
    [tax('SGST'), totals.sgstPaise],
    [tax('IGST'), totals.igstPaise],
  ];
  return {
    id,
    type: isNote ? 'Credit Note' : 'Sales',
    number,
    at,
    party,
    placeOfSupply,
    narration: corrects ? `For ${corrects.number}` : `Order ${orderId}`,
    moved: moved.map(([ledger, paise]) => [ledger, isNote ? 0 - paise : paise]),
  };
}

const ENTRY_TYPES: Partial<Record<Entry['kind'], Voucher['type']>> = {
  payment: 'Receipt',
  refund: 'Payment',
  reversal: 'Payment',
  'write-off': 'Journal',
};

/** The voucher of money that came or went, or was written off; `undefined` for what documents book. */
export function moneyVoucherOf(account: Account, entry: Entry): Voucher | undefined {
  const type = ENTRY_TYPES[entry.kind];
  if (!type) return undefined;
  const { id, bill, customer } = account;
  const { key, kind, paise, at, way = 'other', provider, utr, reference } = entry;
  const party = partyOf({ name: bill.buyerName ?? customer.name, gstin: bill.gstin ?? '' });
  const other = kind === 'write-off' ? WRITTEN_OFF : provider ? PROVIDER : WAYS[way];
  const credited = kind === 'payment' || kind === 'write-off' ? paise : -paise;
  return {
    id: `${id}-${key}`,
    type,
    at,
    party,
    narration: [`Order ${id}`, utr, reference].filter(Boolean).join(', '),
    moved: [
      [party, credited],
      [other, -credited],
    ],
  };
}

const message = (content: string): string => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>\n`;

function ledgerXml({ name, parent, gstin }: Ledger): string {
  const business = gstin
    ? `<GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE><PARTYGSTIN>${gstin}</PARTYGSTIN><COUNTRYOFRESIDENCE>India</COUNTRYOFRESIDENCE><LEDSTATENAME>${asXml(placeName(gstin.slice(0, 2)))}</LEDSTATENAME>`
    : '';
  return message(
    `<LEDGER NAME="${asXml(name)}" ACTION="Create"><NAME.LIST><NAME>${asXml(name)}</NAME></NAME.LIST><PARENT>${asXml(parent)}</PARENT>${business}</LEDGER>`,
  );
}

/** A voucher as Tally imports it; ledgers that do not move are left out. */
export function voucherXml({ id, type, number = '', at, party, placeOfSupply, narration, moved }: Voucher): string {
  const guid = asXml(`print-shop-${id}`);
  const entries = moved
    .filter(([, paise]) => paise !== 0)
    .map(
      ([{ name }, paise]) =>
        `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${asXml(name)}</LEDGERNAME><ISDEEMEDPOSITIVE>${paise < 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${amount(paise)}</AMOUNT></ALLLEDGERENTRIES.LIST>`,
    );
  return message(
    [
      `<VOUCHER REMOTEID="${guid}" VCHTYPE="${type}" ACTION="Create"><GUID>${guid}</GUID>`,
      `<DATE>${dayOf(at).replaceAll('-', '')}</DATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
      `<VOUCHERNUMBER>${asXml(number)}</VOUCHERNUMBER><PARTYLEDGERNAME>${asXml(party.name)}</PARTYLEDGERNAME>`,
      ...(placeOfSupply
        ? [`<PARTYGSTIN>${party.gstin ?? ''}</PARTYGSTIN><PLACEOFSUPPLY>${placeName(placeOfSupply)}</PLACEOFSUPPLY>`]
        : []),
      `<NARRATION>${asXml(narration)}</NARRATION>`,
      ...entries,
      '</VOUCHER>',
    ].join(''),
  );
}

/** The vouchers as they are read, each after the ledgers that it is the first to move. */
export async function* tallyXml(vouchers: AsyncIterable<Voucher>): AsyncGenerator<string> {
  const known = new Set<string>();
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>';
  yield '<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC><REQUESTDATA>\n';
  for await (const voucher of vouchers) {
    for (const [ledger, paise] of voucher.moved) {
      if (paise === 0 || known.has(ledger.name)) continue;
      known.add(ledger.name);
      yield ledgerXml(ledger);
    }
    yield voucherXml(voucher);
  }
  yield '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';
}
