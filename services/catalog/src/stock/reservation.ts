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
  returned: ReturnedLine[];
}

/** A line that was cancelled on its own. It is recorded first; `isDone` once its pieces are back in the stock. */
export interface ReturnedLine extends Wanted {
  lineId: string;
  isDone: boolean;
}

/** The pieces that a reservation still holds: without those of cancelled lines. */
export function unreturnedItems({ wanted, returned }: Pick<Reservation, 'wanted' | 'returned'>): Wanted[] {
  const gone = new Map(sumByProduct(returned).map(({ productId, quantity }) => [productId, quantity]));
  return wanted
    .map(({ productId, quantity }) => ({ productId, quantity: quantity - (gone.get(productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** An order may have several lines of a product; stock is taken once, for their sum. */
export function sumByProduct(lines: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}
