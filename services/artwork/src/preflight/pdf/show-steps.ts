import { type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { inkSpacesIn, inksOf, isStepInk } from './step-inks.ts';

/** From tints of inks, which it adds, to a magenta that only screens have, so that nobody takes it for ink. */
const stepColour = (inks: number): string => `{ ${'add '.repeat(inks - 1)}1 exch sub 1 exch 1 }`;

/**
 * Has a document show the inks of steps after printing, such as die lines, in a colour of their own. Those that are mixed with
 * inks that are printed are for `showMixedSteps`. For drawing alone: what it says of inks is wrong afterwards. Returns whether
 * there were any.
 */
export function showSteps({ context }: PDFDocument): boolean {
  let isChanged = false;
  const pairs = (count: number) => Array.from({ length: count }, () => [0, 1]).flat();
  for (const space of inkSpacesIn(context)) {
    const inks = inksOf(space);
    if (!inks.every((ink) => isStepInk(ink, space))) continue;
    const tint = { FunctionType: 4, Domain: pairs(inks.length), Range: pairs(3) };
    space.set(2, PDFName.of('DeviceRGB'));
    space.set(3, context.register(context.stream(stepColour(inks.length), tint)));
    isChanged = true;
  }
  return isChanged;
}
