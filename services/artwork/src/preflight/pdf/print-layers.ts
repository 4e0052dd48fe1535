import { PDFArray, PDFDict, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { get, getArray, getDict, getName, listOf, nameOf } from './objects.ts';

const MAX_DEPTH = 20;
/** Most parts of an expression about layers. */
const MAX_TERMS = 1_000;

/** The layers that are off in print (ISO 32000-2, sections 8.11.4.3 and 8.11.4.4): as they are opened, or as their usage says. */
export function layersOffInPrint({ catalog }: PDFDocument): Set<PDFDict> {
  const properties = getDict(catalog, 'OCProperties');
  const config = getDict(properties, 'D');
  if (!properties || !config) return new Set();
  const beginsOff = getName(config, 'BaseState') === 'OFF';
  const off = new Set(beginsOff ? named(properties, 'OCGs') : named(config, 'OFF'));
  if (beginsOff) for (const layer of named(config, 'ON')) off.delete(layer);
  for (const usage of named(config, 'AS')) {
    const categories = (getArray(usage, 'Category') ?? []).map(nameOf);
    if (getName(usage, 'Event') !== 'Print' || !categories.includes('Print')) continue;
    for (const layer of named(usage, 'OCGs')) {
      const print = getDict(getDict(layer, 'Usage'), 'Print');
      const state = print && getName(print, 'PrintState');
      if (state === 'OFF') off.add(layer);
      if (state === 'ON') off.delete(layer);
    }
  }
  return off;
}

const named = (dict: PDFDict, key: string): PDFDict[] =>
  (getArray(dict, key) ?? []).filter((one) => one instanceof PDFDict);

/** Whether what is marked by `OC` is hidden: a layer, or a membership of several (ISO 32000-2, section 8.11.2). */
export function isHiddenBy(hidden: ReadonlySet<PDFDict>, layer: PDFDict | undefined): boolean {
  if (hidden.size === 0 || !layer) return false;
  if (getName(layer, 'Type') !== 'OCMD') return hidden.has(layer);
  const expression = get(layer, 'VE');
  if (expression instanceof PDFArray) return !isShownBy(hidden, expression, { left: MAX_TERMS }, 0);
  const groups = get(layer, 'OCGs');
  const layers = groups instanceof PDFArray ? listOf(groups) : [groups];
  const shown = layers.filter((one) => one instanceof PDFDict).map((one) => !hidden.has(one));
  if (shown.length === 0) return false;
  const isShown: Readonly<Record<string, boolean>> = {
    AllOn: shown.every((is) => is),
    AnyOff: shown.some((is) => !is),
    AllOff: shown.every((is) => !is),
  };
  return !(isShown[getName(layer, 'P') ?? ''] ?? shown.some((is) => is));
}

/** Whether an expression lets something be seen. One that goes on for too long does. */
function isShownBy(
  hidden: ReadonlySet<PDFDict>,
  expression: PDFObject,
  terms: { left: number },
  depth: number,
): boolean {
  if (expression instanceof PDFDict) return !hidden.has(expression);
  if (!(expression instanceof PDFArray) || depth > MAX_DEPTH || --terms.left < 0) return true;
  const [operator, ...operands] = listOf(expression);
  const shown = operands.map((operand) => isShownBy(hidden, operand, terms, depth + 1));
  if (nameOf(operator) === 'Not') return !shown[0];
  return nameOf(operator) === 'Or' ? shown.some((is) => is) : shown.every((is) => is);
}
