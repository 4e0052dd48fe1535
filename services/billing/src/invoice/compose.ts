import {
  type Bill,
  mainRate,
  rateOn,
  ruleOf,
  type Shop,
  sharesOf,
  stateCodeOf,
  supplyKind,
  taxOn,
  taxParts,
} from '@print-shop/contracts';
import { findPlace } from '@print-shop/pin-code';
import type { Account, Entry } from '../account/account.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import { type Invoice, type InvoiceDraft, type InvoiceLine, isInvoice, type Party, totalsOf } from './invoice.ts';

/** What an invoice is made of, besides the account. */
export interface Composition {
  shop: Shop;
  rules: readonly TaxRule[];
  /** The product type of each product that is known. */
  types: ReadonlyMap<string, string>;
  /** The day that it is issued, as it is in India. */
  day: string;
}

/**
 * The invoice of an order: a tax invoice with all that rule 46 of the CGST Rules asks for, or a bill of supply (rule 49) where
 * nothing on it is taxed. Prices have the tax in them; it is rounded per line. The delivery bears the rate of the principal
 * supply.
 */
export function composeInvoice(account: Account, { shop, rules, types, day }: Composition): InvoiceDraft {
  const { bill } = account;
  const seller = sellerOf(shop);
  const placeOfSupply = placeOf(bill, seller.stateCode);
  const kind = supplyKind(seller.stateCode, placeOfSupply);
  const ruled = bill.lines.map((line) => {
    const type = types.get(line.productId ?? '');
    const rule = ruleOf(rules, { id: line.productId, type });
    return { line, type, rule, rate: line.taxRate ?? rateOn(rule, day, line.paise / line.quantity) };
  });
  const lines: InvoiceLine[] = ruled.map(({ line, type, rule, rate }) => ({
    ...(type ? { type } : {}),
    ...{ line: line.id, name: line.name, quantity: line.quantity, ...codeOf(line, rule), rate },
    ...(rate === 0 ? { supply: rule.kind === 'exempt' ? ('exempt' as const) : ('nil' as const) } : {}),
    ...amountsOf(line.paise, rate, kind),
  }));
  if (bill.shippingPaise > 0) {
    const rate = mainRate(lines.map((line) => ({ amountPaise: line.taxablePaise, rate: line.rate })));
    const dearest = lines.filter((line) => line.rate === rate).toSorted((a, b) => b.taxablePaise - a.taxablePaise)[0];
    const hsn = dearest?.hsn ?? ruleOf(rules, { id: null }).hsn;
    lines.push({
      ...{ name: 'Delivery', quantity: 1, hsn, unit: 'OTH', rate },
      ...amountsOf(bill.shippingPaise, rate, kind),
    });
  }
  return {
    kind: lines.some(({ rate }) => rate > 0) ? 'tax-invoice' : 'bill-of-supply',
    ...documentOf(account),
    ...{ cause: 'order', seller, placeOfSupply, lines, totals: totalsOf(lines), reason: '' },
    buyer: buyerOf(account, placeOfSupply),
  };
}

/**
 * The credit note (rule 53) for what an invoice charges and is not owed any more; `undefined` where all of it is owed, or was
 * credited before. What was cancelled is credited with the amounts of the invoice, to the paisa.
 */
export function composeCancellation(
  account: Account,
  invoice: Invoice,
  earlier: readonly Invoice[],
): InvoiceDraft | undefined {
  const isLeft = ({ line }: InvoiceLine): boolean =>
    !account.cancelledAt && (line === undefined || account.bill.lines.some(({ id }) => id === line));
  const notes = earlier.filter((one) => isOfCancellation(one) && one.corrects?.id === invoice.id);
  const credited = new Set(notes.flatMap(({ lines }) => lines.map(nameOfLine)));
  const lines = invoice.lines.filter((line) => !isLeft(line) && !credited.has(nameOfLine(line)));
  if (lines.length === 0) return undefined;
  const cause = [CANCELLED, account.cancelledAt ? 'all' : account.bill.version, ...againOf(invoice)].join(':');
  return creditNote(account, invoice, lines, { cause, reason: 'Order cancelled' });
}

/** The credit note for what is refunded for a claim, shared by the claimed lines by what their pieces cost. */
export function composeClaim(account: Account, invoice: Invoice, credit: Entry): InvoiceDraft | undefined {
  const kind = supplyKind(invoice.seller.stateCode, invoice.placeOfSupply);
  const claimed = (credit.lines ?? []).flatMap(({ line: id, pieces }) => {
    const line = invoice.lines.find(({ line: one }) => one === id);
    return line ? [{ line, pieces, paise: Math.round((line.totalPaise * pieces) / line.quantity) }] : [];
  });
  // Events of earlier releases do not say which pieces.
  const parts =
    claimed.length > 0
      ? claimed
      : invoice.lines.map((line) => ({ line, pieces: line.quantity, paise: line.totalPaise }));
  const shares = sharesOf(
    credit.paise,
    parts.map(({ paise }) => paise),
  );
  const lines = parts.flatMap(({ line, pieces }, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ ...line, quantity: pieces, ...amountsOf(share, line.rate, kind) }] : [];
  });
  if (lines.length === 0) return undefined;
  return creditNote(account, invoice, lines, { cause: credit.key, reason: 'Deficiency of goods or service' });
}

function creditNote(
  account: Account,
  invoice: Invoice,
  lines: InvoiceLine[],
  { cause, reason }: Pick<InvoiceDraft, 'cause' | 'reason'>,
): InvoiceDraft {
  const { id, number, issuedAt, seller, buyer, placeOfSupply } = invoice;
  return {
    ...{ kind: 'credit-note', ...documentOf(account), cause, reason, seller, buyer, placeOfSupply, lines },
    totals: totalsOf(lines),
    corrects: { id, number, issuedAt },
  };
}

const CANCELLED = 'cancelled';
const isOfCancellation = ({ cause }: Invoice): boolean => cause.startsWith(`${CANCELLED}:`);
/** What tells the cancellation of a second invoice from that of the first. */
const againOf = ({ cause }: Invoice): string[] => cause.split(':').slice(1);

/**
 * What the invoice of an order is issued for: `order`, and once that was cancelled as a whole and the order opened again, the
 * order in its new version. `undefined` where its invoice stands.
 */
export function causeOfInvoice({ bill }: Account, issued: readonly Invoice[]): string | undefined {
  const last = issued.findLast(isInvoice);
  if (!last) return 'order';
  const credited = issued
    .filter((one) => isOfCancellation(one) && one.corrects?.id === last.id)
    .reduce((sum, { totals }) => sum + totals.totalPaise, 0);
  return credited >= last.totals.totalPaise ? `order:${bill.version}` : undefined;
}
const nameOfLine = ({ line }: InvoiceLine): string => line ?? 'delivery';

/** What all documents of an account have. */
export const documentOf = ({ id: orderId, isBulk, userId, language, customer }: Account) => ({
  ...{ orderId, isBulk, userId, email: customer.email },
  ...(language ? { language } : {}),
});

/** The tax in an amount that has it, at a rate, for a kind of supply. */
export function amountsOf(paise: number, rate: number, kind: ReturnType<typeof supplyKind>) {
  const { taxablePaise, taxPaise, totalPaise } = taxOn({ amountPaise: paise, rate }, 'included');
  return { taxablePaise, totalPaise, ...taxParts(taxPaise, kind) };
}

/** The code of a line as quoted, else that of its product. Services (codes of chapter 99) are not counted in a unit of goods. */
const codeOf = ({ hsn = '' }: Bill['lines'][number], rule: Pick<TaxRule, 'hsn' | 'unit'>) => ({
  hsn: hsn || rule.hsn,
  unit: hsn.startsWith('99') ? 'OTH' : rule.unit,
});

/**
 * The state where the goods end up (section 10(1)(a) of the IGST Act), as the address says, or by its PIN code; else the
 * customer's, or the shop's own.
 */
function placeOf({ address, gstin }: Bill, ownState: string): string {
  const ofPin = findPlace(address?.postalCode.replaceAll(/\s/g, '') ?? '')?.state ?? '';
  return stateCodeOf(address?.state ?? '') ?? stateCodeOf(ofPin) ?? (gstin?.slice(0, 2) || ownState);
}

function sellerOf({ name, gstin, address }: Shop): Party {
  const { street, city, state, postalCode } = address;
  return { name, gstin, stateCode: gstin.slice(0, 2), address: `${street}, ${city}, ${state} ${postalCode}` };
}

function buyerOf({ customer, bill }: Account, placeOfSupply: string): Party {
  const { address = '', city = '', postalCode = '', country = '', state = '' } = bill.address ?? {};
  // City and PIN code come last, where the portal for e-invoices finds them.
  const lines = [address, state, [city, postalCode].filter(Boolean).join(' '), country === 'India' ? '' : country];
  return {
    ...{ name: bill.buyerName ?? customer.name, gstin: bill.gstin ?? '' },
    stateCode: bill.gstin?.slice(0, 2) ?? placeOfSupply,
    address: lines.filter(Boolean).join(', '),
  };
}
