import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { dictOf, get, getName, getNumber } from './objects.ts';

/**
 * Returns the streams that tiles, drawn letters and soft masks show, pictures among them. Nobody measures all the sizes at which these show
 * them.
 */
export function shownByOthers(context: PDFContext): Set<PDFObject> {
  const shown = new Set<PDFObject>();
  const left = context.enumerateIndirectObjects().flatMap(([, object]) => startsIn(object));
  for (let value = left.pop(); value; value = left.pop()) {
    const object = value instanceof PDFRef ? context.lookup(value) : value;
    if (!object || shown.has(object)) continue;
    shown.add(object);
    for (const one of valuesOf(object)) left.push(one);
  }
  return shown;
}

/** Entries that lead back to the page, which shows all. */
const UPWARDS = ['Parent', 'P'];

/** The tiles, drawn fonts and soft masks in an object, or the object itself. */
function startsIn(object: PDFObject): PDFObject[] {
  const starts: PDFObject[] = [];
  const left = [object];
  for (let value = left.pop(); value; value = left.pop()) {
    const dict = dictOf(value);
    const mask = dict && get(dict, 'SMask');
    if (dictOf(mask)) starts.push(mask as PDFObject);
    if (dict && (getNumber(dict, 'PatternType') === 1 || getName(dict, 'Subtype') === 'Type3')) starts.push(value);
    else for (const one of valuesOf(value)) if (!(one instanceof PDFRef)) left.push(one);
  }
  return starts;
}

function valuesOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFArray) return object.asArray();
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  return dict.entries().flatMap(([key, value]) => (UPWARDS.includes(key.decodeText()) ? [] : [value]));
}
