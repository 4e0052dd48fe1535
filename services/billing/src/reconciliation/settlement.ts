import type { Settlement } from '../provider/provider.ts';
import type { Difference } from './differences.ts';

export interface SettlementSums {
  paymentsPaise: number;
  refundsPaise: number;
  /** The fee of the provider, without the tax on it. */
  feesPaise: number;
  /** GST on the fees. */
  taxPaise: number;
  /** Adjustments, transfers and disputes. */
  otherPaise: number;
  /** The sum that should be paid out: payments less refunds, fees and the tax on these, and the other parts. */
  expectedPaise: number;
}

export function sumsOf({ rows, otherPaise }: Pick<Settlement, 'rows' | 'otherPaise'>): SettlementSums {
  const sum = (of: (row: Settlement['rows'][number]) => number) => rows.reduce((paise, row) => paise + of(row), 0);
  const paymentsPaise = sum(({ kind, paise }) => (kind === 'payment' ? paise : 0));
  const refundsPaise = sum(({ kind, paise }) => (kind === 'refund' ? paise : 0));
  const withTaxPaise = sum(({ feePaise }) => feePaise);
  const taxPaise = sum((row) => row.taxPaise);
  return {
    paymentsPaise,
    refundsPaise,
    feesPaise: withTaxPaise - taxPaise,
    taxPaise,
    otherPaise,
    expectedPaise: paymentsPaise - refundsPaise - withTaxPaise + otherPaise,
  };
}

/** A settlement that has paid out something else than its rows come to; nothing where it agrees. */
export function payoutDifference(settlement: Settlement): Difference | undefined {
  const { expectedPaise } = sumsOf(settlement);
  if (settlement.paise === expectedPaise) return undefined;
  return {
    kind: 'other-payout',
    reference: settlement.id,
    paymentId: '',
    orderId: '',
    orderKind: 'order',
    statedPaise: settlement.paise,
    ledgerPaise: expectedPaise,
  };
}
