/** The most other products that are kept for one product. Those out of stock are skipped later, so more than are shown. */
export const MAX_COMPANIONS = 12;

/**
 * The products that orders of one product contain most often besides it, most often first; only those in at least `minOrders`
 * orders. Equally frequent ones come in the order of their ids, so that every run has the same result.
 */
export function companionsOf(productId: string, orders: Iterable<readonly string[]>, minOrders: number): string[] {
  const counts = new Map<string, number>();
  for (const productIds of orders) {
    for (const other of new Set(productIds)) {
      if (other !== productId) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= minOrders)
    .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
    .slice(0, MAX_COMPANIONS)
    .map(([id]) => id);
}
