import { dayOf, type RevenueBy } from '@print-shop/contracts';
import { type Invoice, isInvoice } from '../invoice/invoice.ts';

/** What was invoiced under a key, less what was credited, in paise. */
export interface RevenueRow {
  key: string;
  name: string;
  invoices: number;
  taxablePaise: number;
  taxPaise: number;
  totalPaise: number;
}

type Amounts = Pick<RevenueRow, 'taxablePaise' | 'totalPaise'>;
interface Part extends Amounts {
  key: string;
  name?: string;
}

/** What a document counts for, under each key of it. */
const PARTS: Record<RevenueBy, (document: Invoice) => Part[]> = {
  day: ({ issuedAt, totals }) => [{ key: dayOf(issuedAt), ...totals }],
  type: ({ lines }) => lines.map(({ type = '', ...amounts }) => ({ key: type, ...amounts })),
  customer: ({ userId, email, buyer, totals }) => [
    { key: userId ?? (email || buyer.name), name: buyer.name, ...totals },
  ],
};

/** Sums up documents by day, product type or customer: days in order, the others by what they bring. */
export function createRevenue(by: RevenueBy) {
  const rows = new Map<string, RevenueRow>();
  return {
    add(document: Invoice): void {
      const sign = isInvoice(document) ? 1 : -1;
      const counted = new Set<string>();
      for (const { key, name = '', taxablePaise, totalPaise } of PARTS[by](document)) {
        const row = rows.get(key) ?? { key, name, invoices: 0, taxablePaise: 0, taxPaise: 0, totalPaise: 0 };
        row.taxablePaise += sign * taxablePaise;
        row.taxPaise += sign * (totalPaise - taxablePaise);
        row.totalPaise += sign * totalPaise;
        if (sign > 0 && !counted.has(key)) row.invoices++;
        counted.add(key);
        rows.set(key, row);
      }
    },
    rows(): RevenueRow[] {
      const all = [...rows.values()];
      return by === 'day'
        ? all.sort((a, b) => a.key.localeCompare(b.key))
        : all.sort((a, b) => b.totalPaise - a.totalPaise);
    },
  };
}
