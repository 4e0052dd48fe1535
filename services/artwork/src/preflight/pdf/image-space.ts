import { PDFName, type PDFObject, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';
import { get } from './objects.ts';
import { filtersOf } from './streams.ts';

/** The colour space of a picture; one in JPEG 2000 may name it in its own data alone (ISO 32000-2, section 7.4.9). */
export function imageSpace(stream: PDFStream): PDFObject | undefined {
  const named = get(stream.dict, 'ColorSpace');
  if (named || !(stream instanceof PDFRawStream) || filtersOf(stream.dict).join() !== 'JPXDecode') return named;
  const device = jpxDevice(Buffer.from(stream.contents));
  return device ? PDFName.of(device) : undefined;
}

/** By the numbers of ISO/IEC 15444-1, table I.10, and 15444-2, table M.25. */
const ENUMERATED: Readonly<Record<number, string>> = {
  12: 'DeviceCMYK',
  16: 'DeviceRGB',
  17: 'DeviceGray',
  18: 'DeviceRGB',
};
/** By the signatures of ICC profiles. */
const OF_PROFILE: Readonly<Record<string, string>> = { CMYK: 'DeviceCMYK', 'RGB ': 'DeviceRGB', GRAY: 'DeviceGray' };
const BY_NUMBER = 1;
const PROFILE_SPACE_AT = 16;

/** The device whose colours a JPEG 2000 file holds; nothing for a bare code stream. */
function jpxDevice(bytes: Buffer): string | undefined {
  const header = boxIn(bytes, 'jp2h');
  // Its method, two bytes that viewers ignore, and a number or a profile.
  const colour = header && boxIn(header, 'colr');
  if (!colour || colour.length < 7) return undefined;
  return colour[0] === BY_NUMBER
    ? ENUMERATED[colour.readUInt32BE(3)]
    : OF_PROFILE[colour.toString('latin1', 3 + PROFILE_SPACE_AT, 3 + PROFILE_SPACE_AT + 4)];
}

/** The content of the first box of a type (ISO/IEC 15444-1, annex I.4). */
function boxIn(bytes: Buffer, type: string): Buffer | undefined {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at) || bytes.length - at;
    if (length < 8) return undefined; // the long form is for files of more than 4 GB
    if (bytes.toString('latin1', at + 4, at + 8) === type) return bytes.subarray(at + 8, at + length);
    at += length;
  }
  return undefined;
}
