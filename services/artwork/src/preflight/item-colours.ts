import type { Colour, Item } from './facts.ts';

/** Whether all inks of a colour stand for steps after printing. */
export const isStep = ({ spots = [], steps = [] }: Colour): boolean =>
  spots.length > 0 && steps.length === spots.length;

export function coloursOf(item: Item): Colour[] {
  if (item.type === 'image') return [item.colour];
  return [item.fill, item.stroke?.colour ?? null].filter((colour) => colour !== null);
}
