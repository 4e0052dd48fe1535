import type { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { EVERYWHERE, Interpreter, type Shared } from './interpreter.ts';
import { contentOf } from './page-content.ts';
import { pagesOf } from './page-tree.ts';
import { shownSize, toShown } from './shown-page.ts';

/** Returns the lowest resolution, in pixels per inch, at which the pages of a document show each of its pictures. */
export function lowestDpis(document: PDFDocument, deadline: Deadline): Map<PDFRawStream, number> {
  const ignored = () => undefined;
  const shared: Shared = { deadline, fonts: new Map(), onFont: ignored, onDamage: ignored, onCut: ignored };
  const lowest = new Map<PDFRawStream, number>();
  for (const node of pagesOf(document)) {
    const interpreter = new Interpreter(toShown(node), EVERYWHERE, shared);
    interpreter.run(contentOf(node), node.resources);
    for (const [{ dpi }, stream] of interpreter.found.streams)
      lowest.set(stream, Math.min(dpi, lowest.get(stream) ?? dpi));
  }
  return lowest;
}

/**
 * Returns a function that gives the share of a picture's width and height that pages with `longestPx` pixels along their longer side
 * show. It is at most 1, and nothing for a picture that no page is known to show.
 */
export function shownShares(
  document: PDFDocument,
  longestPx: number,
  deadline: Deadline,
): (picture: PDFRawStream) => number | undefined {
  const dpis = lowestDpis(document, deadline);
  const sides = pagesOf(document).map((node) => Math.max(...Object.values(shownSize(node))));
  const dpi = longestPx / (Math.min(...sides) / MM_PER_INCH);
  return (picture) => {
    const lowest = dpis.get(picture);
    return lowest ? Math.min(1, dpi / lowest) : undefined;
  };
}
