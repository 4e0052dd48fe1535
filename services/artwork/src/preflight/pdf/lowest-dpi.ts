import type { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { EVERYWHERE, Interpreter, type Shared } from './interpreter.ts';
import { contentOf } from './page-content.ts';
import { pagesOf } from './page-tree.ts';
import { toShown } from './shown-page.ts';

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
