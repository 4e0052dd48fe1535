import type { Bill } from '@print-shop/contracts';
import type { OrderedPieces } from './proof.ts';

/** Letters of the sizes and colours; a slug has no room for more. */
const MOST_LETTERS = 120;

/** The pieces of a bulk order with its sizes and colours, which the lines of its bill have after the name of the shirt. */
export function piecesOf(pieces: number, bill: Bill | undefined): OrderedPieces {
  // Lines of a quotation are named by staff; their ids are no numbers.
  const own = bill?.lines.filter(({ id }) => /^\d+$/.test(id)) ?? [];
  const all = own.map(({ name, quantity }) => `${name.split(', ').slice(-2).join(' ')} × ${quantity}`).join(', ');
  return {
    quantity: Math.max(1, pieces),
    details: all.length > MOST_LETTERS ? `${all.slice(0, MOST_LETTERS - 1)}…` : all,
  };
}
