import type { Colour, Item } from './facts.ts';

/** The colours of an item. */
export function coloursOf(item: Item): Colour[] {
  if (item.type === 'image') return [item.colour];
  return [item.fill, item.stroke?.colour ?? null].filter((colour) => colour !== null);
}
