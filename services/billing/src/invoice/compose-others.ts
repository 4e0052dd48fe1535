import { type PaymentWay, type Shop, sharesOf, supplyKind } from '@print-shop/contracts';
import { upiOf } from '../account/account.presenter.ts';
import { type Account, dueNowPaise, type Entry } from '../account/account.ts';
import { amountsOf, takeFrom, uncreditedLine } from './amounts.ts';
import { documentOf } from './compose.ts';
import { type Invoice, type InvoiceDraft, type InvoiceLine, isInvoice, totalsOf, writtenDay } from './invoice.ts';

const WAYS: Record<PaymentWay, string> = {
  upi: 'UPI',
  cash: 'cash',
  bank: 'bank transfer',
  card: 'card',
  cheque: 'cheque',
  other: 'other means',
};
const paymentSentence = (verb: string, { way = 'other', at }: Entry): string =>
  `${verb} by ${WAYS[way]} on ${writtenDay(at)}`;

const NO_TOTALS = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** Shares an amount among the lines of an invoice, by what each comes to, with the tax that is in it. */
function sharedAmong({ lines, seller, placeOfSupply }: InvoiceDraft, paise: number): InvoiceLine[] {
  const kind = supplyKind(seller.stateCode, placeOfSupply);
  const shares = sharesOf(
    paise,
    lines.map(({ totalPaise }) => totalPaise),
  );
  return lines.flatMap((line, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ ...line, ...amountsOf(share, line.rate, kind) }] : [];
  });
}

/** The cause of a payment's receipt. */
export const receiptOf = ({ key }: Entry): string => `receipt:${key}`;

/**
 * The receipt of a payment. A payment in advance of the invoice has a receipt voucher (rule 50 of the CGST Rules), with the tax
 * of the invoice as it would be, `draft`. After the invoice it is a plain receipt.
 */
export function composeReceipt(
  account: Account,
  payment: Entry,
  { draft, invoice }: { draft: InvoiceDraft; invoice: Invoice | undefined },
): InvoiceDraft {
  const about = {
    ...documentOf(account),
    cause: receiptOf(payment),
    reason: paymentSentence('Received', payment),
    seller: draft.seller,
    buyer: draft.buyer,
    placeOfSupply: draft.placeOfSupply,
  };
  if (invoice) {
    const { id, number, issuedAt } = invoice;
    const totals = { ...NO_TOTALS, totalPaise: payment.paise };
    return { ...about, kind: 'receipt', lines: [], totals, corrects: { id, number, issuedAt } };
  }
  const lines = sharedAmong(draft, payment.paise);
  return { ...about, kind: 'receipt-voucher', lines, totals: totalsOf(lines) };
}

const refundCause = ({ key }: Entry): string => `refund:${key}`;

/** A receipt voucher, and what of its lines no refund voucher has given back. */
interface OpenReceipt {
  receipt: Invoice;
  left: InvoiceLine[];
}

/** The receipts of advances that are not given back yet: first one of exactly that amount, then the oldest. */
function openReceipts(issued: readonly Invoice[], paise: number): OpenReceipt[] {
  const open = issued.flatMap((receipt) => {
    if (receipt.kind !== 'receipt-voucher') return [];
    const back = issued.filter(({ kind, corrects }) => kind === 'refund-voucher' && corrects?.id === receipt.id);
    const given = back.flatMap(({ lines }) => lines);
    const left = receipt.lines.flatMap((line) => uncreditedLine(line, given) ?? []);
    return left.length > 0 ? [{ receipt, left }] : [];
  });
  const isExact = ({ left }: OpenReceipt) => totalsOf(left).totalPaise === paise;
  return [...open.filter(isExact), ...open.filter((one) => !isExact(one))];
}

/**
 * The part of an advance that is given back: first the payment for lines that were cancelled since, then a share of the others.
 */
function givenBack({ bill, cancelledAt }: Account, { receipt, left }: OpenReceipt, paise: number): InvoiceLine[] {
  const kind = supplyKind(receipt.seller.stateCode, receipt.placeOfSupply);
  const isCancelled = ({ line }: InvoiceLine): boolean =>
    cancelledAt !== undefined || (line !== undefined && bill.lines.every(({ id }) => id !== line));
  const costs = (ofCancelled: boolean) => left.map((line) => (isCancelled(line) === ofCancelled ? line.totalPaise : 0));
  const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
  const [cancelled, others] = [costs(true), costs(false)];
  const first = sharesOf(Math.min(paise, sumOf(cancelled)), cancelled);
  const then = sharesOf(paise - sumOf(first), others);
  return left.flatMap((line, index) => {
    const share = (first[index] ?? 0) + (then[index] ?? 0);
    return share > 0 ? [takeFrom(line, share, kind)] : [];
  });
}

/**
 * The next refund voucher (rule 51) of an advance that was given back before there was an invoice. Each names the receipt voucher that it
 * answers (rule 51(i)), so that a refund of several has several vouchers. `undefined` where there is an invoice, as its credit note says
 * so, where all of the refund has its vouchers, or where no receipt voucher is left to answer.
 */
export function composeRefund(account: Account, refund: Entry, issued: readonly Invoice[]): InvoiceDraft | undefined {
  if (issued.some(isInvoice)) return undefined;
  const cause = refundCause(refund);
  const own = issued.filter((one) => one.cause === cause || one.cause.startsWith(`${cause}:`));
  const leftPaise = refund.paise - own.reduce((sum, { totals }) => sum + totals.totalPaise, 0);
  const [open] = openReceipts(issued, leftPaise);
  if (!open || leftPaise <= 0) return undefined;
  const lines = givenBack(account, open, Math.min(leftPaise, totalsOf(open.left).totalPaise));
  const { id, number, issuedAt, seller, buyer, placeOfSupply } = open.receipt;
  const reason = refund.kind === 'reversal' ? 'The payment failed after all' : paymentSentence('Refunded', refund);
  return {
    kind: 'refund-voucher',
    ...documentOf(account),
    reason,
    lines,
    cause: own.length === 0 ? cause : `${cause}:${own.length + 1}`,
    seller,
    buyer,
    placeOfSupply,
    totals: totalsOf(lines),
    corrects: { id, number, issuedAt },
  };
}

/** Documents that ask for money. */
const ASKING: readonly Invoice['kind'][] = ['tax-invoice', 'bill-of-supply', 'proforma'];

/** The paper that goes with goods whose invoice follows (rule 55), or that asks the customer to pay, as the invoice would be. */
export function composeAhead(
  { bill }: Account,
  kind: 'delivery-challan' | 'proforma',
  { bank, ...draft }: InvoiceDraft,
): InvoiceDraft {
  const document = { ...draft, kind, cause: `${kind}:${bill.version}` };
  return bank && ASKING.includes(kind) ? { ...document, bank } : document;
}

/**
 * A document with what its order owes now and the UPI link to pay it. Has neither for a document that asks for no money, an order
 * that is paid, and a shop without a UPI id.
 */
export function asOfNow(invoice: Invoice, account: Account | undefined, shop: Shop): Invoice {
  const upi = account && ASKING.includes(invoice.kind) ? upiOf(account, shop) : null;
  return account && upi ? { ...invoice, due: { paise: dueNowPaise(account), upi: upi.link } } : invoice;
}
