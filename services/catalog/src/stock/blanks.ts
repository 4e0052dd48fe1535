/**
 * The blanks of a bulk order: of its `pieces`, `taken` came from the stock; the others have to be bought. `version` is that of
 * the order, 0 before its first.
 */
export interface Blanks {
  version: number;
  pieces: number;
  taken: number;
}

export const NO_BLANKS: Blanks = { version: 0, pieces: 0, taken: 0 };

/** How many pieces an order of `pieces` holds next: what it has and what is in stock, and never more than it needs. */
export const takenPieces = (pieces: number, taken: number, stock: number): number =>
  Math.min(pieces, taken + Math.max(stock, 0));
