import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { readContent } from '../pdf/lexer.ts';
import { rewriteContents } from '../pdf/rewrite-contents.ts';

const GREYS: Readonly<Record<string, string>> = { k: 'g', K: 'G' };

/**
 * Names black ink alone a grey in text and shapes. PDFium draws the ink as a brownish black, which would become four inks; a grey
 * becomes black ink again.
 */
export const nameBlackInkGrey = (document: PDFDocument, deadline: Deadline): void =>
  rewriteContents(document, deadline, greyed);

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
