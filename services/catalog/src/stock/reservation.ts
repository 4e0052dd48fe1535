/** One product of an order and how many pieces of it. */
export interface Wanted {
  productId: string;
  quantity: number;
}

export interface Shortage extends Wanted {
  available: number;
}

/**
 * The catalog's decision about an order's stock, stored under the order's id. `reserved` → `releasing` → `released`;
 * `rejected` and `released` are final. `holdIds` are the attempts whose holds belong to the reservation.
 */
export interface Reservation {
  orderId: string;
  state: 'reserved' | 'rejected' | 'releasing' | 'released';
  wanted: Wanted[];
  holdIds: string[];
}

/** An order may have several lines of a product; stock is taken once, for their sum. */
export function sumByProduct(lines: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}
