import type { Ledger } from './ledger.ts';

/** A row of a settlement, in the shape of Razorpay's `GET /v1/settlements/recon/combined`. Amounts in paise, times in seconds. */
interface SettledRow {
  entity_id: string;
  type: 'payment' | 'refund';
  amount: number;
  debit: number;
  credit: number;
  /** With the tax in it. */
  fee: number;
  tax: number;
  order_id: string | null;
  payment_id: string | null;
  settled_at: number;
  settlement_id: string;
  settlement_utr: string;
}

const COLUMNS: (keyof SettledRow)[] = [
  ...(['settlement_id', 'settlement_utr', 'settled_at', 'entity_id', 'type', 'amount'] as const),
  ...(['fee', 'tax', 'debit', 'credit', 'order_id', 'payment_id'] as const),
];

/** A day in India, like 2026-11-23. */
const dayOf = (seconds: number): string => new Date((seconds + 19_800) * 1000).toISOString().slice(0, 10);

/** Everything is settled on the day that it was paid, in India's time. */
function allSettled(ledger: Ledger): SettledRow[] {
  const { payments, refunds } = ledger.all();
  const settled = (at: number) => ({
    settled_at: at,
    settlement_id: `setl_${dayOf(at).replaceAll('-', '')}`,
    settlement_utr: `${dayOf(at).replaceAll('-', '')}utr`,
  });
  return [
    ...payments
      .filter(({ status }) => status === 'captured' || status === 'refunded')
      .map(({ id, amount, fee, tax, created_at: at, order_id }) => ({
        entity_id: id,
        type: 'payment' as const,
        amount,
        debit: 0,
        credit: amount - fee,
        fee,
        tax,
        order_id,
        payment_id: null,
        ...settled(at),
      })),
    ...refunds.map(({ id, amount, payment_id, created_at: at }) => ({
      entity_id: id,
      type: 'refund' as const,
      amount,
      debit: amount,
      credit: 0,
      fee: 0,
      tax: 0,
      order_id: null,
      payment_id,
      ...settled(at),
    })),
  ];
}

export const settledOn = (ledger: Ledger, day: string): SettledRow[] =>
  allSettled(ledger).filter(({ settled_at: at }) => dayOf(at) === day);

/**
 * A settlement, in the shape of Razorpay's `GET /v1/settlements/{id}`; its fees and tax are only of those paid out at once, and so
 * are none. `withheld`: what it keeps besides the fees in its rows.
 */
export function settlement(ledger: Ledger, id: string, withheld: number): object | undefined {
  const rows = allSettled(ledger).filter(({ settlement_id: of }) => of === id);
  const amount = rows.reduce((sum, { credit, debit }) => sum + credit - debit, -withheld);
  return (
    rows[0] && {
      id,
      entity: 'settlement',
      amount,
      status: 'processed',
      fees: 0,
      tax: 0,
      utr: rows[0].settlement_utr,
      created_at: rows[0].settled_at,
    }
  );
}

/** The days that have a settlement, the newest first. */
export const settledDays = (ledger: Ledger): string[] =>
  [...new Set(allSettled(ledger).map(({ settled_at: at }) => dayOf(at)))].sort().reverse();

/** The settlement of a day as a file: CSV with amounts in rupees, as one downloads it from a dashboard. */
export function settlementFile(ledger: Ledger, day: string): string {
  const amounts: readonly string[] = ['amount', 'fee', 'tax', 'debit', 'credit'];
  const cell = (row: SettledRow, column: keyof SettledRow): string => {
    const value = row[column] ?? '';
    if (column === 'settled_at') return new Date(Number(value) * 1000).toISOString();
    return amounts.includes(column) ? (Number(value) / 100).toFixed(2) : String(value);
  };
  const rows = settledOn(ledger, day).map((row) => COLUMNS.map((column) => cell(row, column)).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
