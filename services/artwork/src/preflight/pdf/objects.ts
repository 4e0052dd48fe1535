import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

// Reads values of a PDF that may be anything: each returns nothing where the file holds something else than expected.

const MAX_REFERENCES = 20;

/** The object that a reference, or a reference to a reference, leads to. */
export function resolve(dict: PDFDict, value: PDFObject | undefined): PDFObject | undefined {
  let found = value;
  for (let step = 0; found instanceof PDFRef; step++) {
    if (step > MAX_REFERENCES) return undefined;
    found = dict.context.lookup(found);
  }
  return found;
}

export const get = (dict: PDFDict, key: string): PDFObject | undefined => resolve(dict, dict.get(PDFName.of(key)));

export function dictOf(value: PDFObject | undefined): PDFDict | undefined {
  if (value instanceof PDFStream) return value.dict;
  return value instanceof PDFDict ? value : undefined;
}

export const getDict = (dict: PDFDict | undefined, key: string): PDFDict | undefined => dict && dictOf(get(dict, key));

export function getArray(dict: PDFDict, key: string): PDFObject[] | undefined {
  const value = get(dict, key);
  return value instanceof PDFArray ? listOf(value) : undefined;
}

/** The resolved values of an array. */
export const listOf = (array: PDFArray): PDFObject[] =>
  Array.from({ length: array.size() }, (_, at) => array.lookup(at)).filter((value) => value !== undefined);

export function getNumber(dict: PDFDict, key: string): number | undefined {
  const value = get(dict, key);
  return value instanceof PDFNumber && Number.isFinite(value.asNumber()) ? value.asNumber() : undefined;
}

/** A name without its slash. */
export function nameOf(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFName ? value.decodeText() : undefined;
}

export const getName = (dict: PDFDict, key: string): string | undefined => nameOf(get(dict, key));

export function getBoolean(dict: PDFDict, key: string): boolean | undefined {
  const value = get(dict, key);
  return value instanceof PDFBool ? value.asBoolean() : undefined;
}

export const numbersOf = (values: readonly PDFObject[] | undefined): number[] =>
  (values ?? []).map((value) => (value instanceof PDFNumber ? value.asNumber() : Number.NaN));

/** The bytes of a string. */
export const stringBytesOf = (value: PDFObject | undefined): Uint8Array | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.asBytes() : undefined;
