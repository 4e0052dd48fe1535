import { type PDFDict, PDFName, type PDFStream } from '@cantoo/pdf-lib';
import type { Colour, ImageItem } from '../facts.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { BLACK } from './colour.ts';
import { type ColourSpace, colourSpaceOf, indexed, middleOf } from './colour-space.ts';
import type { GraphicsState } from './graphics-state.ts';
import { imageSpace } from './image-space.ts';
import type { Operand } from './lexer.ts';
import { boxAround, cornersOf, scalesOf } from './matrix.ts';
import { getBoolean, getNumber } from './objects.ts';
import { filtersOf } from './streams.ts';

/** A picture placed by its matrix: its unit square, stretched to the place on the page. */
export function imageItem(
  state: GraphicsState,
  stream: PDFStream,
  resources: PDFDict | undefined,
): ImageItem | undefined {
  const { dict } = stream;
  const space = colourSpaceOf(imageSpace(stream), resources);
  const isMask = getBoolean(dict, 'ImageMask') === true;
  return placed(state, {
    width: getNumber(dict, 'Width') ?? 0,
    height: getNumber(dict, 'Height') ?? 0,
    isMask,
    space,
    bits: getNumber(dict, 'BitsPerComponent') ?? 8,
    isPhotograph: filtersOf(dict).some((filter) => filter === 'DCTDecode' || filter === 'JPXDecode'),
  });
}

/** As `imageItem`, of an inline image, whose keys are abbreviated (ISO 32000-2, section 8.9.7). */
export function inlineImageItem(
  state: GraphicsState,
  operand: Operand | undefined,
  resources: PDFDict | undefined,
): ImageItem | undefined {
  if (!(operand instanceof Map)) return undefined;
  const value = (short: string, long: string) => operand.get(short) ?? operand.get(long);
  return placed(state, {
    width: Number(value('/W', '/Width')),
    height: Number(value('/H', '/Height')),
    isMask: value('/IM', '/ImageMask') === true,
    space: inlineSpace(value('/CS', '/ColorSpace'), resources),
    bits: Number(value('/BPC', '/BitsPerComponent') ?? 8),
    isPhotograph: false,
  });
}

/** A name, or an index into a table of a named space. */
function inlineSpace(operand: Operand | undefined, resources: PDFDict | undefined): ColourSpace | undefined {
  if (typeof operand === 'string') return colourSpaceOf(PDFName.of(operand.slice(1)), resources);
  const [family, name] = Array.isArray(operand) ? operand : [];
  const base = family === '/I' || family === '/Indexed' ? inlineSpace(name, resources) : undefined;
  return base && indexed(base);
}

interface Source {
  width: number;
  height: number;
  isMask: boolean;
  space: ColourSpace | undefined;
  bits: number;
  isPhotograph: boolean;
}

function placed(state: GraphicsState, source: Source): ImageItem | undefined {
  const { width, height, isMask, space } = source;
  if (!(width > 0) || !(height > 0)) return undefined;
  const [wide, high] = scalesOf(state.matrix);
  const dpi = Math.min(width / (wide / MM_PER_INCH), height / (high / MM_PER_INCH));
  return {
    type: 'image',
    box: boxAround(state.matrix, cornersOf(0, 0, 1, 1)),
    pixels: { width, height },
    dpi: Number.isFinite(dpi) ? dpi : 0,
    colour: isMask ? state.fill.colour : ofSpace(space),
    isMask: isMask || source.bits === 1,
    isLogo: !source.isPhotograph && (isMask || source.bits <= 4),
  };
}

/** The kind of colour that a picture has. How much ink it needs is measured from its pixels. */
function ofSpace(space: ColourSpace | undefined): Colour {
  return space ? middleOf(space) : { ...BLACK, hasProfile: true, inkPercent: null };
}
