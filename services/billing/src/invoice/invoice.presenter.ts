import { type Invoice as InvoiceResponse, kindFields, toRupees } from '@print-shop/contracts';
import type { OrderAccess } from '@print-shop/service-kit';
import type { Invoice, InvoiceTotals } from './invoice.ts';

const amountsOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }: InvoiceTotals) => ({
  taxable: toRupees(taxablePaise),
  cgst: toRupees(cgstPaise),
  sgst: toRupees(sgstPaise),
  igst: toRupees(igstPaise),
  total: toRupees(totalPaise),
});

/** A document as /api answers it. Customers do not learn whose else its number is. */
export function toInvoiceResponse(invoice: Invoice, reader: OrderAccess['reader']): InvoiceResponse {
  const {
    id,
    number,
    kind,
    issuedAt,
    orderId,
    orderKind,
    userId,
    seller,
    buyer,
    placeOfSupply,
    lines,
    totals,
    consignee,
  } = invoice;
  const { corrects, reason, due, bank, sharedWith } = invoice;
  return {
    _id: id,
    number,
    kind,
    issuedAt: issuedAt.toISOString(),
    orderId,
    ...kindFields(orderKind),
    user: userId,
    seller,
    buyer,
    placeOfSupply,
    reason,
    ...(consignee ? { consignee } : {}),
    due: toRupees(due?.paise ?? 0),
    upi: due?.upi ?? '',
    ...(bank ? { bank } : {}),
    lines: lines.map(({ name, hsn, quantity, unit, rate, ...line }) => ({
      name,
      hsn,
      quantity,
      unit,
      rate,
      ...amountsOf(line),
    })),
    totals: amountsOf(totals),
    corrects: corrects
      ? { _id: corrects.id, number: corrects.number, issuedAt: corrects.issuedAt.toISOString() }
      : null,
    ...(sharedWith && reader === 'staff'
      ? { sharedWith: { orderId: sharedWith.orderId, ...kindFields(sharedWith.orderKind) } }
      : {}),
  };
}
