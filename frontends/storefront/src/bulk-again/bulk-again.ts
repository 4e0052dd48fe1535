import type { BulkOrder } from '@print-shop/contracts';
import { BULK_COLORS, BULK_SIZES, MAX_BULK_QUANTITY, PLACEMENTS } from '@print-shop/contracts/client';

export interface BulkAgain {
  placements: (typeof PLACEMENTS)[number][];
  lines: { color: (typeof BULK_COLORS)[number]; size: (typeof BULK_SIZES)[number]; quantity: number }[];
}

/** The state of a link that opens the bulk form with the lines of an earlier bulk order. */
export const againState = ({ items }: Pick<BulkOrder, 'items'>) => ({
  bulkAgain: items.filter(({ cancelledAt }) => !cancelledAt),
});

const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T => all.some((one) => one === value);

/**
 * The lines and placements in the state of such a link; `undefined` in any other. Lines that are not offered any more are
 * left out. The form has one choice of placements for all lines: those of the first line.
 */
export function readBulkAgain(state: unknown): BulkAgain | undefined {
  const items = (state as { bulkAgain?: unknown } | null)?.bulkAgain;
  if (!Array.isArray(items)) return undefined;
  const given = items as readonly Partial<Record<keyof BulkOrder['items'][number], unknown>>[];
  const chosen = given[0]?.placement;
  return {
    placements: PLACEMENTS.filter((one) => Array.isArray(chosen) && chosen.includes(one)),
    lines: given.flatMap(({ color, size, quantity }) =>
      isOneOf(BULK_COLORS, color) &&
      isOneOf(BULK_SIZES, size) &&
      Number.isInteger(quantity) &&
      Number(quantity) > 0 &&
      Number(quantity) <= MAX_BULK_QUANTITY
        ? [{ color, size, quantity: Number(quantity) }]
        : [],
    ),
  };
}
