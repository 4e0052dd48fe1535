import { PDFName, type PDFObject, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';
import { jpxHeader } from './jpx-header.ts';
import { get } from './objects.ts';
import { filtersOf } from './streams.ts';

/** The colour space of a picture; one in JPEG 2000 may name it in its own data alone (ISO 32000-2, section 7.4.9). */
export function imageSpace(stream: PDFStream): PDFObject | undefined {
  const named = get(stream.dict, 'ColorSpace');
  if (named || !(stream instanceof PDFRawStream) || filtersOf(stream.dict).join() !== 'JPXDecode') return named;
  const device = jpxHeader(stream.contents)?.device;
  return device ? PDFName.of(device) : undefined;
}
