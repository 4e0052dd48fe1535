import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { type Operand, readContent } from './lexer.ts';
import { get, getDict } from './objects.ts';
import { rewriteContents } from './rewrite-contents.ts';

/** The meaning of the abbreviations of inline pictures (ISO 32000-2, tables 91 and 92). */
const KEYS: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
};
const SPACES: Readonly<Record<string, string>> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
};
const FILTERS: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};
/** `EI`, which ends the data. */
const END_BYTES = 2;

/** Makes objects of the pictures that lie within contents, so that code that changes pictures finds them. Masks stay. */
export const moveInlineImages = (document: PDFDocument, deadline: Deadline): void => {
  let count = 0;
  rewriteContents(document, deadline, (content, resources) => {
    if (!resources) return content;
    const parts: Uint8Array[] = [];
    let kept = 0;
    readContent(content, (operator, operands, { from, to }) => {
      const [entries, length] = operands;
      if (operator !== 'BI' || !(entries instanceof Map) || typeof length !== 'number') return;
      const picture = pictureOf(entries, resources, content.slice(to - END_BYTES - length, to - END_BYTES));
      if (!picture) return;
      const objects = getDict(resources, 'XObject') ?? resources.context.obj({});
      let name: string;
      do name = `Inline${++count}`;
      while (objects.has(PDFName.of(name)));
      resources.set(PDFName.of('XObject'), objects);
      objects.set(PDFName.of(name), resources.context.register(picture));
      parts.push(content.subarray(kept, from), Buffer.from(` /${name} Do `));
      kept = to;
    });
    return parts.length > 0 ? Buffer.concat([...parts, content.subarray(kept)]) : content;
  });
};

/** The picture as an object; nothing for a mask. */
function pictureOf(
  entries: ReadonlyMap<string, Operand>,
  resources: PDFDict,
  data: Uint8Array,
): PDFRawStream | undefined {
  const { context } = resources;
  const dict = PDFDict.withContext(context);
  for (const [short, value] of entries) {
    const key = KEYS[short.slice(1)] ?? short.slice(1);
    const names = key === 'ColorSpace' ? SPACES : key === 'Filter' ? FILTERS : {};
    const name = key === 'ColorSpace' && typeof value === 'string' ? value.slice(1) : '';
    const named = getDict(resources, 'ColorSpace');
    dict.set(PDFName.of(key), (named && name && get(named, name)) || objectOf(value, names, context));
  }
  if (entries.get('/IM') === true || entries.get('/ImageMask') === true) return undefined;
  dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  dict.set(PDFName.of('Subtype'), PDFName.of('Image'));
  return PDFRawStream.of(dict, data);
}

function objectOf(value: Operand, names: Readonly<Record<string, string>>, context: PDFContext): PDFObject {
  if (typeof value === 'string') return PDFName.of(names[value.slice(1)] ?? value.slice(1));
  if (value instanceof Uint8Array) return PDFHexString.of(Buffer.from(value).toString('hex'));
  if (Array.isArray(value)) return context.obj(value.map((part) => objectOf(part, names, context)));
  if (value instanceof Map)
    return context.obj(
      Object.fromEntries([...value].map(([key, part]) => [key.slice(1), objectOf(part, names, context)])),
    );
  if (value === null) return PDFNull;
  return context.obj(value as never);
}
