import { PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { readContent } from './lexer.ts';
import { dictOf, getDict } from './objects.ts';
import { rewriteContents } from './rewrite-contents.ts';

const EMPTY = PDFName.of('');
/** Categories of resources that content streams name (ISO 32000-2, table 34). */
export const CATEGORIES = ['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font', 'Properties'];
/** A slash before white space, a delimiter or the end. */
const EMPTY_NAME = /\/(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/;

/**
 * Gives resources with an empty name, which the standard allows (ISO 32000-2, section 7.3.5), another one. PDFium knows no such
 * names. Returns whether there were any.
 */
export function nameTheNameless(document: PDFDocument, deadline: Deadline): boolean {
  const { context } = document;
  const nameless = new Set<PDFDict>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = dictOf(object);
    // Resources are objects of their own, or part of a page, a node above it, a form, a tile or a font.
    const resources = getDict(dict, 'Resources') ?? (object instanceof PDFDict ? object : undefined);
    for (const category of resources ? CATEGORIES : []) {
      const named = getDict(resources, category);
      if (named?.has(EMPTY)) nameless.add(named);
    }
  }
  if (nameless.size === 0) return false;
  let name = 'Nameless';
  while ([...nameless].some((dict) => dict.has(PDFName.of(name)))) name += '-';
  rewriteContents(document, deadline, (content) => withName(content, name));
  for (const dict of nameless) {
    dict.set(PDFName.of(name), dict.get(EMPTY) as PDFDict);
    dict.delete(EMPTY);
  }
  return true;
}

function withName(content: Uint8Array, name: string): Uint8Array {
  const parts: Uint8Array[] = [];
  let kept = 0;
  readContent(content, (operator, operands, { from, to }) => {
    if (operator === 'BI' || !operands.includes('/')) return;
    const text = Buffer.from(content.subarray(from, to)).toString('latin1');
    parts.push(content.subarray(kept, from), Buffer.from(text.replace(EMPTY_NAME, `/${name}`), 'latin1'));
    kept = to;
  });
  return parts.length > 0 ? Buffer.concat([...parts, content.subarray(kept)]) : content;
}
