import type { PDFRawStream } from '@cantoo/pdf-lib';
import type { Colour, ImageItem, Item } from '../../facts.ts';
import { coloursOf } from '../../item-colours.ts';
import { isConvertible, shareKept } from './convert-image.ts';

/**
 * Enters into the colours of a page which of them `convertColours` does not convert by themselves. They are converted with all of their
 * page, if nothing on it has inks. No photograph that is made smaller for it gets less than `minDpi`.
 */
export function noteConversion(
  { items, streams }: { items: readonly Item[]; streams: ReadonlyMap<ImageItem, PDFRawStream> },
  minDpi: number,
): void {
  for (const [{ colour, dpi }, stream] of streams)
    if (!isConvertible(stream, shareKept(stream, dpi, minDpi))) colour.converts = 'with-page';
  const colours = items.flatMap(coloursOf);
  if (!colours.some(hasInks)) return;
  for (const colour of colours) if (colour.converts) colour.converts = 'never';
}

/** Whether a colour is one of the press already, or of a step after printing, which no picture may take up. */
const hasInks = ({ space, steps = [] }: Colour): boolean => space === 'cmyk' || steps.length > 0;
