import {
  ABROAD,
  type BankAccount,
  type Bill,
  gstinState,
  heldOn,
  isIndia,
  type ProductSnapshot,
  ruleOf,
  type Shop,
  sharesOf,
  stateCodeOf,
  supplyKind,
  taxLines,
} from '@print-shop/contracts';
import { findPlace } from '@print-shop/pin-code';
import type { Account, Entry } from '../account/account.ts';
import { isByStaff } from '../account/credits.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import { lineName, partsOf, takeFrom, uncreditedLine } from './amounts.ts';
import {
  type Invoice,
  type InvoiceDraft,
  type InvoiceLine,
  isInvoice,
  isServiceCode,
  type Party,
  totalsOf,
} from './invoice.ts';

/** The input of an invoice besides the account. */
export interface Composition {
  shop: Shop;
  /** The account for bank transfers. */
  bank?: BankAccount | undefined;
  rules: readonly TaxRule[];
  /** The type of each product that is known, and its own HSN where it has one. */
  products: ReadonlyMap<string, Pick<ProductSnapshot, 'type' | 'hsn'>>;
  /** The day that it is issued, as it is in India. */
  day: string;
}

/**
 * The invoice of an order. It is a tax invoice with all fields of rule 46 of the CGST Rules, or a bill of supply (rule 49)
 * where nothing on it is taxed. Prices have the tax in them; it is rounded per line. The delivery bears the rate of the
 * principal supply.
 */
export function composeInvoice(account: Account, { shop, bank, rules, products, day }: Composition): InvoiceDraft {
  const { bill } = account;
  const seller = sellerOf(shop);
  const placeOfSupply = placeOf(bill, seller.stateCode);
  const kind = supplyKind(seller.stateCode, placeOfSupply);
  const ruled = bill.lines.map((line) => {
    const product = products.get(line.productId ?? '');
    const type = product?.type ?? line.productType;
    const rule = ruleOf(rules, { id: line.productId, type });
    return { line: { ...line, hsn: line.hsn || product?.hsn }, type, rule };
  });
  const taxed = taxLines(
    ruled.map(({ line: { paise, quantity, taxRate }, rule }) => ({
      paise,
      quantity,
      rate: taxRate === undefined ? heldOn(rule, day) : { percent: taxRate },
    })),
    bill.shippingPaise,
    'included',
  );
  const lines: InvoiceLine[] = taxed.lines.map((amounts, n) => {
    const { line, type, rule } = ruled[n] as (typeof ruled)[number];
    return {
      ...(type ? { type } : {}),
      line: line.id,
      name: line.name,
      quantity: line.quantity,
      ...codeOf(line, rule),
      rate: amounts.rate,
      ...(amounts.rate === 0 ? { supply: rule.kind === 'exempt' ? ('exempt' as const) : ('nil' as const) } : {}),
      ...partsOf(amounts, kind),
    };
  });
  if (bill.shippingPaise > 0) {
    const { rate } = taxed.delivery;
    const dearest = lines.filter((line) => line.rate === rate).toSorted((a, b) => b.taxablePaise - a.taxablePaise)[0];
    const hsn = dearest?.hsn ?? ruleOf(rules, { id: null }).hsn;
    lines.push({
      name: 'Delivery',
      quantity: 1,
      hsn,
      unit: 'OTH',
      rate,
      ...partsOf(taxed.delivery, kind),
    });
  }
  return {
    kind: lines.some(({ rate }) => rate > 0) ? 'tax-invoice' : 'bill-of-supply',
    ...documentOf(account),
    cause: 'order',
    seller,
    ...(bank ? { bank } : {}),
    placeOfSupply,
    lines,
    totals: totalsOf(lines),
    reason: '',
    ...partiesOf(account, seller.stateCode),
  };
}

/**
 * The credit note (rule 53) for what an invoice charges and was cancelled since; `undefined` where nothing was, or all of it was
 * credited before. It has the amounts of the invoice, to the paisa, less what earlier notes credit for the same lines.
 */
export function composeCancellation(
  account: Account,
  invoice: Invoice,
  issued: readonly Invoice[],
): InvoiceDraft | undefined {
  const isLeft = ({ line }: InvoiceLine): boolean =>
    !account.cancelledAt && (line === undefined || account.bill.lines.some(({ id }) => id === line));
  const credited = notesOf(invoice, issued).flatMap(({ lines }) => lines);
  const lines = invoice.lines.filter((line) => !isLeft(line)).flatMap((line) => uncreditedLine(line, credited) ?? []);
  if (lines.length === 0) return undefined;
  const cause = [CANCELLED, account.cancelledAt ? ALL : account.bill.version, ...causeParts(invoice)].join(':');
  return creditNote(account, invoice, lines, { cause, reason: 'Order cancelled' });
}

/**
 * The credit note for an allowance: what is refunded for a claim, or by staff. The lines that the entry names share it as it says,
 * or by the price of their pieces. All lines share it where it names none. No line gives more than earlier notes have left of it:
 * the rest goes to the other lines. `undefined` where nothing is left.
 */
export function composeAllowance(
  account: Account,
  invoice: Invoice,
  credit: Entry,
  issued: readonly Invoice[],
): InvoiceDraft | undefined {
  const kind = supplyKind(invoice.seller.stateCode, invoice.placeOfSupply);
  const credited = notesOf(invoice, issued).flatMap(({ lines }) => lines);
  const left = invoice.lines.flatMap((line) => uncreditedLine(line, credited) ?? []);
  const named = left.map((line) => {
    const claimed = (credit.lines ?? []).find((one) => one.line === lineName(line));
    const { quantity, totalPaise } = invoice.lines.find((one) => lineName(one) === lineName(line)) ?? line;
    const paise = claimed ? (claimed.paise ?? Math.round((totalPaise * claimed.pieces) / quantity)) : 0;
    return { pieces: claimed?.pieces ?? line.quantity, paise: Math.min(paise, line.totalPaise) };
  });
  const namedPaise = named.reduce((sum, { paise }) => sum + paise, 0);
  const shares = sharesOf(
    Math.min(credit.paise, namedPaise),
    named.map(({ paise }) => paise),
  );
  const others = sharesOf(
    Math.max(0, Math.min(credit.paise, totalsOf(left).totalPaise) - namedPaise),
    left.map(({ totalPaise }, index) => totalPaise - (shares[index] ?? 0)),
  );
  const lines = left.flatMap((line, index) => {
    const share = (shares[index] ?? 0) + (others[index] ?? 0);
    return share > 0 ? [{ ...takeFrom(line, share, kind), quantity: named[index]?.pieces ?? line.quantity }] : [];
  });
  if (lines.length === 0) return undefined;
  const reason = isByStaff(credit) ? (credit.note ?? '') : 'Deficiency of goods or service';
  return creditNote(account, invoice, lines, { cause: credit.key, reason });
}

function creditNote(
  account: Account,
  invoice: Invoice,
  lines: InvoiceLine[],
  { cause, reason }: Pick<InvoiceDraft, 'cause' | 'reason'>,
): InvoiceDraft {
  const { id, number, issuedAt, seller, buyer, consignee, placeOfSupply } = invoice;
  return {
    kind: 'credit-note',
    ...documentOf(account),
    cause,
    reason,
    seller,
    buyer,
    placeOfSupply,
    lines,
    ...(consignee ? { consignee } : {}),
    totals: totalsOf(lines),
    corrects: { id, number, issuedAt },
  };
}

const CANCELLED = 'cancelled';
/** The mark of a cancellation of the whole order, in place of a version. */
const ALL = 'all';
const notesOf = (invoice: Invoice, issued: readonly Invoice[]): Invoice[] =>
  issued.filter(({ kind, corrects }) => kind === 'credit-note' && corrects?.id === invoice.id);
const isForCancellation = ({ cause }: Invoice): boolean => cause.startsWith(`${CANCELLED}:`);
/** The mark that tells the cancellation of a second invoice from that of the first. */
const causeParts = ({ cause }: Invoice): string[] => cause.split(':').slice(1);

/**
 * The cause of an order's invoice: `order`. Once that was cancelled as a whole and the order opened again, it is the order in
 * its new version. `undefined` where its invoice stands.
 */
export function invoiceCause({ bill }: Account, issued: readonly Invoice[]): string | undefined {
  const last = issued.findLast(isInvoice);
  if (!last) return 'order';
  const cancellations = notesOf(last, issued).filter(isForCancellation);
  const gone = new Set(cancellations.flatMap(({ lines }) => lines.map(lineName)));
  const isGone =
    cancellations.some(({ cause }) => cause.startsWith(`${CANCELLED}:${ALL}`)) ||
    last.lines.every((line) => gone.has(lineName(line)));
  return isGone ? `order:${bill.version}` : undefined;
}

export const documentOf = ({ id: orderId, orderKind, userId, language, customer }: Account) => ({
  orderId,
  orderKind,
  userId,
  email: customer.email,
  ...(language ? { language } : {}),
});

/** The code of a line as quoted, else that of its product. Services (codes of chapter 99) are not counted in a unit of goods. */
const codeOf = ({ hsn: quoted }: Bill['lines'][number], rule: Pick<TaxRule, 'hsn' | 'unit'>) => {
  const hsn = quoted || rule.hsn;
  return { hsn, unit: isServiceCode(hsn) ? 'OTH' : rule.unit };
};

/**
 * The place of supply: the state where the goods end up (section 10(1)(a) of the IGST Act). It is the state of the business if
 * that has them delivered to another place (section 10(1)(b)). For exports it is abroad.
 */
function placeOf(bill: Bill, ownState: string): string {
  const goesTo = deliveryStateOf(bill, ownState);
  return (bill.billingAddress && goesTo !== ABROAD && gstinStateCode(bill.gstin)) || goesTo;
}

/** The code of the state of a GSTIN; empty without one, and for a number of the centre. */
const gstinStateCode = (gstin = ''): string => stateCodeOf(gstinState(gstin)) ?? '';

/** The state that the address names, or that of its PIN code; else the customer's, or the shop's own. */
function deliveryStateOf({ address, gstin }: Bill, ownState: string): string {
  if (address?.country && !isIndia(address.country)) return ABROAD;
  const ofPin = findPlace(address?.postalCode.replaceAll(/\s/g, '') ?? '')?.state ?? '';
  return stateCodeOf(address?.state ?? '') ?? stateCodeOf(ofPin) ?? (gstinStateCode(gstin) || ownState);
}

function sellerOf({ name, gstin, address }: Shop): Party {
  const { street, city, state, postalCode } = address;
  return { name, gstin, stateCode: gstin.slice(0, 2), address: `${street}, ${city}, ${state} ${postalCode}` };
}

/** The buyer, and the consignee if the goods go to another place. */
function partiesOf({ customer, bill }: Account, ownState: string): Pick<InvoiceDraft, 'buyer' | 'consignee'> {
  const { gstin = '', billingAddress } = bill;
  const name = bill.buyerName ?? customer.name;
  const goesTo = { name, stateCode: deliveryStateOf(bill, ownState), address: addressOf(bill.address) };
  const stateCode = gstinStateCode(gstin) || goesTo.stateCode;
  if (!billingAddress) return { buyer: { ...goesTo, gstin, stateCode } };
  const state = gstinState(gstin);
  const address = addressOf({ ...billingAddress, country: 'India', ...(state ? { state } : {}) });
  return { buyer: { name, gstin, stateCode, address }, consignee: goesTo };
}

/** City and PIN code come last, where the portal for e-invoices finds them. */
function addressOf(place: Bill['address']): string {
  if (!place) return '';
  const { address, city, postalCode, country, state = '' } = place;
  const lines = [address, state, [city, postalCode].filter(Boolean).join(' '), isIndia(country) ? '' : country];
  return lines.filter(Boolean).join(', ');
}
