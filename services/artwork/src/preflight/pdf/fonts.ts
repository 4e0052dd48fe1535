import { PDFArray, type PDFDict, PDFNumber, PDFStream } from '@cantoo/pdf-lib';
import { namesOf } from './encoding.ts';
import { dictOf, get, getArray, getDict, getName, getNumber, listOf, numbersOf } from './objects.ts';

export interface Font {
  name: string;
  isEmbedded: boolean;
  /** Width of a string and the number of its signs; widths are in thousandths of the type size. */
  measure(text: Uint8Array): { width: number; signs: number; spaces: number };
  /** How the signs of a font of type 3 are drawn: each by a content stream. */
  drawn?: DrawnSigns;
}

interface DrawnSigns {
  /** From the space of a sign to that of text. */
  matrix: number[];
  resources: PDFDict | undefined;
  streamOf(code: number): PDFStream | undefined;
}

const USUAL_WIDTH = 550;
const MONOSPACED_WIDTH = 600;
const MAX_WIDTHS = 70_000;

/** Reads what matters of a font dictionary: its name, whether its shapes are in the file, and how wide its signs are. */
export function fontOf(dict: PDFDict): Font {
  const type = getName(dict, 'Subtype');
  const descendant = type === 'Type0' ? dictOf(getArray(dict, 'DescendantFonts')?.[0]) : undefined;
  const own = descendant ?? dict;
  const descriptor = getDict(own, 'FontDescriptor');
  const name = (getName(own, 'BaseFont') ?? getName(dict, 'Name') ?? '?').replace(/^[A-Z]{6}\+/, '');
  const hasFile = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => getDict(descriptor, key) !== undefined);
  const isEmbedded = type === 'Type3' || hasFile;
  if (descendant) return { name, isEmbedded, measure: measureWide(descendant) };
  const measure = measureNarrow(dict, descriptor, type === 'Type3', name);
  return { name, isEmbedded, measure, ...(type === 'Type3' ? { drawn: drawnSigns(dict) } : {}) };
}

function drawnSigns(dict: PDFDict): DrawnSigns {
  const procs = getDict(dict, 'CharProcs');
  const names = namesOf(getDict(dict, 'Encoding'));
  return {
    matrix: numbersOf(getArray(dict, 'FontMatrix')),
    resources: getDict(dict, 'Resources'),
    streamOf(code) {
      const stream = procs && get(procs, names.get(code) ?? '');
      return stream instanceof PDFStream ? stream : undefined;
    },
  };
}

function measureNarrow(
  dict: PDFDict,
  descriptor: PDFDict | undefined,
  isType3: boolean,
  name: string,
): Font['measure'] {
  const widths = numbersOf(getArray(dict, 'Widths'));
  const first = getNumber(dict, 'FirstChar') ?? 0;
  const usual = /courier|mono/i.test(name) ? MONOSPACED_WIDTH : USUAL_WIDTH;
  const missing = (descriptor && getNumber(descriptor, 'MissingWidth')) ?? usual;
  // Type 3 fonts have a scale of their own.
  const factor = isType3 ? (numbersOf(getArray(dict, 'FontMatrix'))[0] ?? 0.001) * 1000 : 1;
  return (text) => {
    let width = 0;
    let spaces = 0;
    for (const code of text) {
      const given = widths[code - first];
      width += given === undefined || Number.isNaN(given) ? missing : given * factor;
      if (code === 32) spaces++;
    }
    return { width, signs: text.length, spaces };
  };
}

/** Signs of two bytes each, as nearly all composite fonts in print files have them. */
function measureWide(descendant: PDFDict): Font['measure'] {
  const usual = getNumber(descendant, 'DW') ?? 1000;
  const widths = wideWidths(descendant);
  return (text) => {
    let width = 0;
    for (let at = 0; at + 1 < text.length; at += 2)
      width += widths.get(((text[at] ?? 0) << 8) | (text[at + 1] ?? 0)) ?? usual;
    return { width, signs: text.length >> 1, spaces: 0 };
  };
}

/** `W` of a CIDFont (ISO 32000-2, section 9.7.4.3): `first [widths…]` or `first last width`. */
function wideWidths(descendant: PDFDict): Map<number, number> {
  const widths = new Map<number, number>();
  const parts = get(descendant, 'W');
  if (!(parts instanceof PDFArray)) return widths;
  const list = listOf(parts);
  for (let at = 0; at < list.length; ) {
    const [first, second, third] = [list[at], list[at + 1], list[at + 2]];
    const start = first instanceof PDFNumber ? first.asNumber() : 0;
    if (second instanceof PDFArray) {
      for (const [offset, width] of numbersOf(listOf(second)).entries()) widths.set(start + offset, width);
      at += 2;
    } else {
      const end = second instanceof PDFNumber ? second.asNumber() : start;
      const width = third instanceof PDFNumber ? third.asNumber() : USUAL_WIDTH;
      for (let code = start; code <= end && widths.size < MAX_WIDTHS; code++) widths.set(code, width);
      at += 3;
    }
    if (widths.size >= MAX_WIDTHS) break;
  }
  return widths;
}
