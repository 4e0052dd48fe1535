import type { Box } from '@print-shop/contracts';
import type { Colour, Item } from '../facts.ts';

/** The colours of an item. */
export function coloursOf(item: Item): Colour[] {
  if (item.type !== 'path') return [item.type === 'text' ? item.fill : item.colour];
  return [item.fill, item.stroke?.colour ?? null].filter((colour) => colour !== null);
}

/** The places where a colour that meets the condition is used. */
export const placesOf = (items: readonly Item[], has: (colour: Colour) => boolean): Box[] =>
  items.filter((item) => coloursOf(item).some(has)).map(({ box }) => box);
