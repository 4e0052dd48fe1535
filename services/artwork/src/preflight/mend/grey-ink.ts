import { type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { readContent } from '../pdf/lexer.ts';
import { getName, getNumber } from '../pdf/objects.ts';
import { contentOf } from '../pdf/page-content.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { bytesOf } from '../pdf/streams.ts';
import { Refusal } from '../refusal.ts';

const GREYS: Readonly<Record<string, string>> = { k: 'g', K: 'G' };

/**
 * Names black ink alone a grey in text and shapes. PDFium draws the ink as a brownish black, which would become four inks; a grey
 * becomes black ink again.
 */
export function nameBlackInkGrey(document: PDFDocument, deadline: Deadline): void {
  const { context } = document;
  for (const node of pagesOf(document))
    node.dict.set(PDFName.of('Contents'), context.register(PDFRawStream.of(context.obj({}), greyed(contentOf(node)))));
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (getName(object.dict, 'Subtype') !== 'Form' && getNumber(object.dict, 'PatternType') !== 1) continue;
    deadline.check();
    try {
      const content = greyed(bytesOf(object));
      const dict = object.dict.clone(context);
      for (const key of ['Filter', 'F', 'DecodeParms', 'DP']) dict.delete(PDFName.of(key));
      context.assign(ref, PDFRawStream.of(dict, content));
    } catch (error) {
      if (error instanceof Refusal) throw error; // other content is broken, and shows nothing
    }
  }
}

function greyed(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let kept = 0;
  readContent(bytes, (operator, operands, { from, to }) => {
    const grey = GREYS[operator];
    const [cyan, magenta, yellow, black] = operands;
    if (!grey || cyan !== 0 || magenta !== 0 || yellow !== 0 || typeof black !== 'number') return;
    parts.push(bytes.subarray(kept, from), Buffer.from(` ${Number((1 - black).toFixed(4))} ${grey} `));
    kept = to;
  });
  return Buffer.concat([...parts, bytes.subarray(kept)]);
}
