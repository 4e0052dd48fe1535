import { dayOf, type PaymentWay, type Shop, sharesOf, supplyKind } from '@print-shop/contracts';
import { upiOf } from '../account/account.presenter.ts';
import { type Account, dueNowPaise, type Entry } from '../account/account.ts';
import { amountsOf, documentOf } from './compose.ts';
import { type Invoice, type InvoiceDraft, type InvoiceLine, isInvoice, totalsOf } from './invoice.ts';

const WAYS: Record<PaymentWay, string> = {
  ...{ upi: 'UPI', cash: 'cash', bank: 'bank transfer', card: 'card', cheque: 'cheque', other: 'other means' },
};
const saidOf = (verb: string, { way = 'other', at }: Entry): string =>
  `${verb} by ${WAYS[way]} on ${dayOf(at).split('-').toReversed().join('/')}`;

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

/** What the receipt of a payment is issued for. */
export const receiptOf = ({ key }: Entry): string => `receipt:${key}`;

/**
 * The receipt of a payment: a receipt voucher (rule 50 of the CGST Rules) where it was paid in advance of the invoice, with the
 * tax of the invoice as it would be, `draft`; a plain receipt once there is an invoice.
 */
export function composeReceipt(
  account: Account,
  payment: Entry,
  { draft, invoice }: { draft: InvoiceDraft; invoice: Invoice | undefined },
): InvoiceDraft {
  const about = {
    ...{ ...documentOf(account), cause: receiptOf(payment), reason: saidOf('Received', payment) },
    ...{ seller: draft.seller, buyer: draft.buyer, placeOfSupply: draft.placeOfSupply },
  };
  if (invoice) {
    const { id, number, issuedAt } = invoice;
    const totals = { ...NO_TOTALS, totalPaise: payment.paise };
    return { ...about, kind: 'receipt', lines: [], totals, corrects: { id, number, issuedAt } };
  }
  const lines = sharedAmong(draft, payment.paise);
  return { ...about, kind: 'receipt-voucher', lines, totals: totalsOf(lines) };
}

/**
 * The refund voucher (rule 51) of an advance that was given back before there was an invoice; `undefined` where there is one, as
 * its credit note says so, or where no voucher was issued for an advance.
 */
export function composeRefund(account: Account, refund: Entry, issued: readonly Invoice[]): InvoiceDraft | undefined {
  const voucher = issued.findLast(({ kind }) => kind === 'receipt-voucher');
  if (!voucher || issued.some(isInvoice)) return undefined;
  const { id, number, issuedAt, seller, buyer, placeOfSupply } = voucher;
  const lines = sharedAmong(voucher, refund.paise);
  const reason = refund.kind === 'reversal' ? 'The payment failed after all' : saidOf('Refunded', refund);
  return {
    ...{ kind: 'refund-voucher', ...documentOf(account), cause: `refund:${refund.key}`, reason, lines },
    ...{ seller, buyer, placeOfSupply, totals: totalsOf(lines), corrects: { id, number, issuedAt } },
  };
}

/** What goes with goods whose invoice follows (rule 55), or what the customer is asked to pay, as the invoice would be. */
export const composeAhead = (
  { bill }: Account,
  kind: 'delivery-challan' | 'proforma',
  draft: InvoiceDraft,
): InvoiceDraft => ({ ...draft, kind, cause: `${kind}:${bill.version}` });

/** What is owed on the day of a document, and the link to pay it; nothing where the shop has no UPI id. */
export function dueOf(account: Account, shop: Shop): Pick<InvoiceDraft, 'due'> {
  const upi = upiOf(account, shop);
  return upi ? { due: { paise: dueNowPaise(account), upi: upi.link } } : {};
}
