import { PDFArray, type PDFDict, PDFNumber, PDFStream } from '@cantoo/pdf-lib';
import { Refusal } from '../refusal.ts';
import { glyphNamesOf, namesOf } from './encoding.ts';
import { dictOf, get, getArray, getDict, getName, getNumber, listOf, numbersOf } from './objects.ts';
import { standardWidths } from './standard-widths.ts';
import { bytesOf } from './streams.ts';

export interface Font {
  name: string;
  isEmbedded: boolean;
  /** How far its letters reach above and below their line, as shares of the type size. */
  extent: readonly [top: number, bottom: number];
  /** The height of its letters with room for all of them, as a share of the type size: 1 but for type 3. */
  em: number;
  /** Calls `on` with each sign of a string: its width in thousandths of the type size, and whether it is blank. */
  eachSign(text: Uint8Array, on: (width: number, isBlank: boolean, isWordSpace: boolean) => void): void;
  /** How the signs of a font of type 3 are drawn: each by a content stream. */
  drawn?: DrawnSigns;
}

interface DrawnSigns {
  /** From the space of a sign to that of text. */
  matrix: number[];
  resources: PDFDict | undefined;
  streamOf(code: number): PDFStream | undefined;
}

/** Height of capitals and depth of descenders. */
const USUAL_EXTENT = [0.72, -0.21] as const;
const USUAL_WIDTH = 550;
const MONOSPACED_WIDTH = 600;
const MAX_WIDTHS = 70_000;
/** Most signs of a map of codes that are read. */
const MAX_MAP = 2_000_000;
const SPACE = 32;
/** White space of Unicode that fonts have signs for. */
const BLANKS = new Set([9, SPACE, 0xa0, 0x2002, 0x2003, 0x2009, 0x200b, 0x202f, 0x3000]);
const BLANK_NAMES = new Set(['space', 'nbspace', 'nonbreakingspace', 'uni00A0', 'uni0020']);

/** Reads what matters of a font dictionary: its name, whether its shapes are in the file, and how wide its signs are. */
export function fontOf(dict: PDFDict): Font {
  const type = getName(dict, 'Subtype');
  const descendant = type === 'Type0' ? dictOf(getArray(dict, 'DescendantFonts')?.[0]) : undefined;
  const own = descendant ?? dict;
  const descriptor = getDict(own, 'FontDescriptor');
  const name = (getName(own, 'BaseFont') ?? getName(dict, 'Name') ?? '?').replace(/^[A-Z]{6}\+/, '');
  const hasFile = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => getDict(descriptor, key) !== undefined);
  const isEmbedded = type === 'Type3' || hasFile;
  const common = { name, isEmbedded, extent: USUAL_EXTENT, em: 1 };
  if (descendant) return { ...common, eachSign: eachWide(descendant, blanksOf(dict)) };
  const eachSign = eachNarrow(dict, descriptor, type === 'Type3', name);
  return { ...common, eachSign, ...(type === 'Type3' ? { ...drawnHeight(dict), drawn: drawnSigns(dict) } : {}) };
}

/** The heights of a font of type 3, whose letters are as large as its matrix makes them (ISO 32000-2, section 9.6.4). */
function drawnHeight(dict: PDFDict): Pick<Font, 'extent' | 'em'> {
  const [, bottom = 0, , top = 0] = numbersOf(getArray(dict, 'FontBBox'));
  const scale = Math.abs(numbersOf(getArray(dict, 'FontMatrix'))[3] ?? 0.001);
  const em = (top - bottom) * scale;
  // A box of zeros says nothing.
  return em > 0 ? { em, extent: [top * scale, bottom * scale] } : { em: 1, extent: USUAL_EXTENT };
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

function eachNarrow(dict: PDFDict, descriptor: PDFDict | undefined, isType3: boolean, name: string): Font['eachSign'] {
  const widths = numbersOf(getArray(dict, 'Widths'));
  const first = getNumber(dict, 'FirstChar') ?? 0;
  const usual = /courier|mono/i.test(name) ? MONOSPACED_WIDTH : USUAL_WIDTH;
  const missing = (descriptor && getNumber(descriptor, 'MissingWidth')) ?? usual;
  // Type 3 fonts have a scale of their own.
  const factor = isType3 ? (numbersOf(getArray(dict, 'FontMatrix'))[0] ?? 0.001) * 1000 : 1;
  const names = namesOf(getDict(dict, 'Encoding'));
  const nameOf = glyphNamesOf(dict);
  const standard = standardWidths(name);
  const known = (code: number) => standard?.(nameOf(code) ?? '') ?? missing;
  const blanks = blanksOf(dict);
  for (const [code, sign] of names) if (BLANK_NAMES.has(sign)) blanks.add(code);
  if (!names.has(SPACE)) blanks.add(SPACE);
  return (text, on) => {
    for (const code of text) {
      const given = widths[code - first];
      const width = given === undefined || Number.isNaN(given) ? known(code) : given * factor;
      on(width, blanks.has(code), code === SPACE);
    }
  };
}

/** Signs of two bytes each, as nearly all composite fonts in print files have them. */
function eachWide(descendant: PDFDict, blanks: ReadonlySet<number>): Font['eachSign'] {
  const usual = getNumber(descendant, 'DW') ?? 1000;
  const widths = wideWidths(descendant);
  return (text, on) => {
    for (let at = 0; at + 1 < text.length; at += 2) {
      const code = ((text[at] ?? 0) << 8) | (text[at + 1] ?? 0);
      on(widths.get(code) ?? usual, blanks.has(code), false);
    }
  };
}

/** The codes that mean white space, by `ToUnicode` (ISO 32000-2, section 9.10.3): `<code> <sign>`, or `<first> <last> <sign>`. */
function blanksOf(dict: PDFDict): Set<number> {
  const blanks = new Set<number>();
  const map = get(dict, 'ToUnicode');
  const text = map instanceof PDFStream ? Buffer.from(readable(map)).toString('latin1') : '';
  for (const part of text.slice(0, MAX_MAP).split('beginbf').slice(1)) {
    const [lines = ''] = part.split('endbf');
    const line = part.startsWith('char') ? /<(\w+)>\s*()<(\w+)>/g : /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g;
    for (const [, from = '', to, sign = ''] of lines.matchAll(line)) {
      const [first, last, unicode] = [from, to || from, sign].map((hex) => Number.parseInt(hex, 16)) as Range;
      if (sign.length > 4 || last - first > 0xff) continue;
      for (let code = first; code <= last; code++) if (BLANKS.has(unicode + code - first)) blanks.add(code);
    }
  }
  return blanks;
}
type Range = [first: number, last: number, unicode: number];

function readable(stream: PDFStream): Uint8Array {
  try {
    return bytesOf(stream);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return new Uint8Array(); // the text is shown without it
  }
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
