import { PDFDict, type PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { layerStep } from './layer-step.ts';
import { readContent } from './lexer.ts';
import { dictOf, get, getArray, getDict, getName } from './objects.ts';
import { pagesOf } from './page-tree.ts';
import { isHiddenBy, layersOffInPrint } from './print-layers.ts';
import { rewriteContents } from './rewrite-contents.ts';
import { SavedStates } from './saved-states.ts';

const PAINTS = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*']);
const SHOWS = new Set(['Tj', 'TJ', "'", '"']);
/** Text render modes from here on add to the clip. */
const CLIPS = 4;
const UNSEEN = 3;
const UNSEEN_CLIP = 7;

/**
 * Takes what is on layers that are off in print out of a document, and then the layers themselves: what is left is printed.
 * Colours, clips and all else that hidden parts set go on to hold (ISO 32000-2, section 8.11.3.2). Returns whether there were
 * any.
 */
export function removeHiddenLayers(document: PDFDocument, deadline: Deadline): boolean {
  if (!document.catalog.has(PDFName.of('OCProperties'))) return false;
  const hidden = layersOffInPrint(document);
  const known = new Map<PDFDict, boolean>();
  const isHidden = (layer: PDFDict | undefined): boolean => {
    if (!layer) return false;
    const found = known.get(layer) ?? isHiddenBy(hidden, layer);
    known.set(layer, found);
    return found;
  };
  if (hidden.size > 0)
    rewriteContents(document, deadline, (content, resources) => withoutHidden(content, resources, isHidden));
  for (const { dict } of pagesOf(document))
    for (const note of getArray(dict, 'Annots') ?? [])
      if (note instanceof PDFDict && isHidden(getDict(note, 'OC'))) note.delete(PDFName.of('AP'));
  // Parts that stand for steps after printing go on to say so.
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dict = dictOf(object);
    if (dict && !layerStep(getDict(dict, 'OC'))) dict.delete(PDFName.of('OC'));
  }
  document.catalog.delete(PDFName.of('OCProperties'));
  return true;
}

interface Type {
  mode: number;
  /** Its letters are drawings, which no render mode hides. */
  isDrawn: boolean;
}

/** A content stream in which nothing hidden is painted. */
function withoutHidden(
  bytes: Uint8Array,
  resources: PDFDict | undefined,
  isHidden: (layer: PDFDict | undefined) => boolean,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let kept = 0;
  const marks: boolean[] = [];
  let type: Type = { mode: 0, isDrawn: false };
  const saved = new SavedStates<Type>();
  const resource = (kind: string, name: unknown) => {
    const kinds = getDict(resources, kind);
    return kinds && typeof name === 'string' ? get(kinds, name.slice(1)) : undefined;
  };

  readContent(bytes, (operator, operands, { from, to }) => {
    const replace = (...by: (string | Uint8Array)[]): void => {
      parts.push(
        bytes.subarray(kept, from),
        ...by.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
      );
      kept = to;
    };
    switch (operator) {
      case 'q':
        saved.save(() => ({ ...type }));
        return;
      case 'Q':
        type = saved.restore(type);
        return;
      case 'Tr':
        type.mode = typeof operands[0] === 'number' ? operands[0] : 0;
        return;
      case 'Tf': {
        const font = dictOf(resource('Font', operands[0]));
        type.isDrawn = font !== undefined && getName(font, 'Subtype') === 'Type3';
        return;
      }
      case 'BDC': {
        const layer = operands[0] === '/OC' ? dictOf(resource('Properties', operands[1])) : undefined;
        marks.push(isHidden(layer));
        return;
      }
      case 'BMC':
        marks.push(false);
        return;
      case 'EMC':
        marks.pop();
        return;
    }
    if (operator === 'Do') {
      const object = resource('XObject', operands[0]);
      if (object instanceof PDFStream && isHidden(getDict(object.dict, 'OC'))) return replace(' ');
    }
    if (!marks.includes(true)) return;
    if (PAINTS.has(operator)) replace(' n ');
    else if (operator === 'Do' || operator === 'sh' || operator === 'BI') replace(' ');
    else if (SHOWS.has(operator) && type.isDrawn) replace(operator === "'" || operator === '"' ? ' T* ' : ' ');
    else if (SHOWS.has(operator)) {
      const unseen = type.mode >= CLIPS ? UNSEEN_CLIP : UNSEEN;
      replace(` ${unseen} Tr `, bytes.subarray(from, to), ` ${type.mode} Tr `);
    }
  });
  return Buffer.concat([...parts, bytes.subarray(kept)]);
}
