import type { PDFRawStream } from '@cantoo/pdf-lib';
import type { Colour, ImageItem, Item } from '../../facts.ts';
import { coloursOf } from '../../item-colours.ts';
import { isConvertible, isNeverConverted, shareKept } from './convert-image.ts';
import { growthOf, MOST_MENDED_BYTES } from './converted-bytes.ts';

interface PageColours {
  items: readonly Item[];
  streams: ReadonlyMap<ImageItem, PDFRawStream>;
}

/**
 * Returns functions that enter into the colours of pages which of them `convertColours` does not convert by themselves. `note`: those of
 * a page. They are converted with all of their page, if nothing on it has inks. No photograph that is made smaller for it gets less than
 * `minDpi`. `end`: after all pages, as no picture is converted where the file of `fileBytes` would become too large.
 */
export function noteConversion(fileBytes: number, minDpi: number): { note(page: PageColours): void; end(): void } {
  /** The bytes by which each picture grows. */
  const growth = new Map<PDFRawStream, number>();
  /** Colours that are not converted where pictures are not. */
  const left: Colour[] = [];
  return {
    note({ items, streams }) {
      let hasGrowing = false;
      for (const [{ colour, dpi }, stream] of streams) {
        const share = shareKept(stream, dpi, minDpi);
        if (isNeverConverted(stream)) colour.converts = 'never';
        else if (!isConvertible(stream, share)) colour.converts = 'with-page';
        else if (growthOf(stream, share) > 0) {
          growth.set(stream, growthOf(stream, share));
          left.push(colour);
          hasGrowing = true;
        }
      }
      const colours = items.flatMap(coloursOf);
      const withPage = colours.filter(({ converts }) => converts);
      if (colours.some(hasInks) || streams.values().some(isNeverConverted))
        for (const colour of withPage) colour.converts = 'never';
      else if (hasGrowing) for (const colour of withPage) left.push(colour);
    },
    end() {
      const bytes = growth.values().reduce((sum, more) => sum + more, fileBytes);
      if (bytes > MOST_MENDED_BYTES) for (const colour of left) colour.converts = 'never';
    },
  };
}

/** Whether a colour is one of the press already, or of a step after printing, which no picture may take up. */
const hasInks = ({ space, steps = [] }: Colour): boolean => space === 'cmyk' || steps.length > 0;
