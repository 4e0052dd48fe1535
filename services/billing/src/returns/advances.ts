import { type Invoice, isInvoice, isServiceCode } from '../invoice/invoice.ts';
import { type Amounts, addAmounts, noAmounts, type SupplyType, supplyTypeOf, under } from './amounts.ts';

// Tables 11A and 11B of form GSTR-1: tax on advances for services. It is due when the advance is received (section 13(2) of the
// CGST Act), and is taken off once the invoice is issued. Advances for goods bear no tax (notification 66/2017-Central Tax).

/** A row of table 11A or 11B: what was received or adjusted without its tax, by place and rate. */
interface AdvanceRow extends Amounts {
  supply: SupplyType;
  placeOfSupply: string;
  rate: number;
}
export type AdvanceTable = Map<string, AdvanceRow>;

/** The advances in a month's documents. */
export interface Advances {
  /** Vouchers of services by order. */
  vouchers: Map<string, Invoice[]>;
  /** Orders that were invoiced in the month. */
  invoiced: Set<string>;
}

export const newAdvances = (): Advances => ({ vouchers: new Map(), invoiced: new Set() });

const isService = ({ hsn }: Invoice['lines'][number]): boolean => isServiceCode(hsn);
const isVoucher = ({ kind }: Invoice): boolean => kind === 'receipt-voucher' || kind === 'refund-voucher';

/** Notes a document of the month if it concerns advances for services. */
export function noteAdvance(advances: Advances, document: Invoice): void {
  const { orderId } = document;
  // An advance for a service that was cancelled before the invoice is taken off by it, too.
  if (isInvoice(document)) advances.invoiced.add(orderId);
  else if (isVoucher(document) && document.lines.some((line) => isService(line) && line.rate > 0))
    under(advances.vouchers, orderId, () => []).push(document);
}

function addVoucher(table: AdvanceTable, { lines, placeOfSupply, seller }: Invoice, sign: 1 | -1): void {
  const supply = supplyTypeOf(seller.stateCode, placeOfSupply);
  for (const line of lines.filter((one) => isService(one) && one.rate > 0)) {
    const { rate } = line;
    const row = under(table, `${placeOfSupply}:${rate}`, () => ({ ...noAmounts(), supply, placeOfSupply, rate }));
    addAmounts(row, line, sign);
  }
}

/**
 * Tables 11A and 11B of a month. An advance is in 11A unless its invoice was issued in the same month; it is in 11B in a later
 * month that has its invoice or its refund. `earlier` has the vouchers of the invoiced orders from the months before.
 */
export function advanceTables(
  { vouchers, invoiced }: Advances,
  earlier: readonly Invoice[],
): { received: AdvanceTable; adjusted: AdvanceTable } {
  const received: AdvanceTable = new Map();
  const adjusted: AdvanceTable = new Map();
  for (const [orderId, all] of vouchers) {
    if (invoiced.has(orderId)) continue;
    const ofMonth = new Set(all.map(({ id }) => id));
    for (const voucher of all) {
      if (voucher.kind === 'receipt-voucher') addVoucher(received, voucher, 1);
      else if (ofMonth.has(voucher.corrects?.id ?? '')) addVoucher(received, voucher, -1);
      else addVoucher(adjusted, voucher, 1);
    }
  }
  for (const voucher of earlier) addVoucher(adjusted, voucher, voucher.kind === 'receipt-voucher' ? 1 : -1);
  for (const table of [received, adjusted]) {
    for (const [key, { taxablePaise }] of table) if (taxablePaise === 0) table.delete(key);
  }
  return { received, adjusted };
}
