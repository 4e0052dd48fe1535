import { PDFArray, type PDFDict } from '@cantoo/pdf-lib';
import type { Font } from './fonts.ts';
import type { GraphicsState } from './graphics-state.ts';
import { dictOf, get, getArray, getBoolean, getNumber, listOf, nameOf, numbersOf } from './objects.ts';

/** Applies a graphics state parameter dictionary, the operand of `gs` (ISO 32000-2, section 8.4.5). */
export function applyExtGState(
  state: GraphicsState,
  dict: PDFDict,
  fontOf: (dict: PDFDict | undefined) => Font | undefined,
): void {
  const strokeOverprints = getBoolean(dict, 'OP');
  const fillOverprints = getBoolean(dict, 'op') ?? strokeOverprints; // `OP` alone is meant for both
  if (strokeOverprints !== undefined) state.stroke.overprints = strokeOverprints;
  if (fillOverprints !== undefined) state.fill.overprints = fillOverprints;
  state.overprintMode = getNumber(dict, 'OPM') ?? state.overprintMode;
  state.stroke.alpha = getNumber(dict, 'CA') ?? state.stroke.alpha;
  state.fill.alpha = getNumber(dict, 'ca') ?? state.fill.alpha;
  state.lineWidth = getNumber(dict, 'LW') ?? state.lineWidth;
  const blend = get(dict, 'BM');
  if (blend) state.blend = nameOf(blend instanceof PDFArray ? listOf(blend)[0] : blend) ?? 'Normal';
  const mask = get(dict, 'SMask');
  if (mask) state.hasMask = dictOf(mask) !== undefined;
  const font = getArray(dict, 'Font');
  if (!font) return;
  state.font = fontOf(dictOf(font[0]));
  state.fontSize = numbersOf(font)[1] ?? state.fontSize;
}
