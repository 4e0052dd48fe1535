import { type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { colourSpaceOf } from './colour-space.ts';
import { imageSpace } from './image-space.ts';
import { jpxHeader } from './jpx-header.ts';
import { getName, nameOf } from './objects.ts';
import { isJpx, maskInData, plainJpx } from './plain-jpx.ts';

/** Most bytes of pixels that a document gets. */
const MOST_BYTES = 64_000_000;

/**
 * Whether PDFium draws a picture in JPEG 2000 wrong, or not at all. It takes a single channel for white in every space but the
 * device's grey. It blends colours twice where their own data say that they are transparent. It needs a channel for each number
 * of the space.
 */
export function isDrawnWrong(stream: PDFRawStream): boolean {
  if (!isJpx(stream)) return false;
  const header = jpxHeader(stream.contents);
  if (!header) return true;
  const named = imageSpace(stream);
  const space = colourSpaceOf(named, undefined);
  if (!space) return false;
  const channels = header.hasPalette ? Infinity : header.bits.length;
  const isOtherThanGrey = space.components === 1 && nameOf(named) !== 'DeviceGray';
  return channels < space.components || isOtherThanGrey || (maskInData(stream) > 0 && channels > space.components);
}

/** Has a document show its pictures in JPEG 2000 in a form that PDFium draws right. Returns whether it had others. */
export async function unfoldJpx({ context }: PDFDocument, deadline: Deadline): Promise<boolean> {
  let bytes = 0;
  let isChanged = false;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || getName(object.dict, 'Subtype') !== 'Image' || !isDrawnWrong(object))
      continue;
    deadline.check();
    if (isGrey(object)) {
      object.dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceGray'));
      isChanged = true;
    }
    const header = jpxHeader(object.contents);
    bytes += header ? header.width * header.height * header.bits.length : 0;
    const plain = isDrawnWrong(object) && bytes <= MOST_BYTES ? await plainJpx(object) : undefined;
    if (!plain) continue;
    context.assign(ref, plain);
    isChanged = true;
  }
  return isChanged;
}

/** Whether its colours are greys by a profile, which look as those of the device. */
function isGrey(stream: PDFRawStream): boolean {
  const space = colourSpaceOf(imageSpace(stream), undefined);
  return space?.components === 1 && !space.isIndexed && space.toColour([0.5]).space === 'gray';
}
