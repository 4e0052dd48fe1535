import { type PDFDict, type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { Refusal } from '../refusal.ts';
import { getDict, getName, getNumber } from './objects.ts';
import { contentOf } from './page-content.ts';
import { pagesOf } from './page-tree.ts';
import { bytesOf, unfilteredDict } from './streams.ts';

/** Gives the content of pages, forms and tiles to `rewrite`, and keeps what that returns. */
export function rewriteContents(
  document: PDFDocument,
  deadline: Deadline,
  rewrite: (content: Uint8Array, resources: PDFDict | undefined) => Uint8Array,
): void {
  const { context } = document;
  for (const node of pagesOf(document)) {
    const content = rewrite(contentOf(node), node.resources);
    node.dict.set(PDFName.of('Contents'), context.register(PDFRawStream.of(context.obj({}), content)));
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (getName(object.dict, 'Subtype') !== 'Form' && getNumber(object.dict, 'PatternType') !== 1) continue;
    deadline.check();
    try {
      const content = rewrite(bytesOf(object), getDict(object.dict, 'Resources'));
      context.assign(ref, PDFRawStream.of(unfilteredDict(object.dict), content));
    } catch (error) {
      if (error instanceof Refusal) throw error; // other content is broken, and shows nothing
    }
  }
}
