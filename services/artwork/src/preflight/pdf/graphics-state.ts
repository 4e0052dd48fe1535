import type { PDFStream } from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import type { Colour } from '../facts.ts';
import { BLACK } from './colour.ts';
import { type ColourSpace, GRAY } from './colour-space.ts';
import type { Font } from './fonts.ts';
import { IDENTITY, type Matrix } from './matrix.ts';

export interface Paint {
  space: ColourSpace;
  colour: Colour;
  /** A tile that fills an area again and again, instead of a colour. */
  tile?: PDFStream | undefined;
  overprints: boolean;
  alpha: number;
}

/** Whether what is painted leaves inks below it. */
export const leavesInks = ({ overprints, space }: Paint, { overprintMode }: GraphicsState): boolean =>
  overprints && (space.leaves === 'other-inks' || (space.leaves === 'unused-inks' && overprintMode === 1));

/** The values that `q` saves and `Q` restores (ISO 32000-2, section 8.4), as far as a rule asks for them. */
export interface GraphicsState {
  /** To millimetres of the shown page. */
  matrix: Matrix;
  clip: Box;
  fill: Paint;
  stroke: Paint;
  lineWidth: number;
  overprintMode: number;
  blend: string;
  hasMask: boolean;
  font: Font | undefined;
  fontSize: number;
  charSpace: number;
  wordSpace: number;
  /** 1 for the usual width of letters. */
  stretch: number;
  leading: number;
  rise: number;
  /** 3 is invisible, 7 only clips. */
  textMode: number;
}

const black = (): Paint => ({ space: GRAY, colour: BLACK, overprints: false, alpha: 1 });

export const startState = (matrix: Matrix, clip: Box): GraphicsState => ({
  matrix,
  clip,
  fill: black(),
  stroke: black(),
  lineWidth: 1,
  overprintMode: 0,
  blend: 'Normal',
  hasMask: false,
  font: undefined,
  fontSize: 0,
  charSpace: 0,
  wordSpace: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  textMode: 0,
});

export const copyOf = (state: GraphicsState): GraphicsState => ({
  ...state,
  fill: { ...state.fill },
  stroke: { ...state.stroke },
});

/** As the content of a transparency group begins. */
export function becomeOpaque(state: GraphicsState): void {
  state.fill.alpha = 1;
  state.stroke.alpha = 1;
  state.blend = 'Normal';
  state.hasMask = false;
}

/** Where the next letter goes: the two matrices of a text object. */
export class TextPlace {
  matrix: Matrix = IDENTITY;
  line: Matrix = IDENTITY;

  set(matrix: Matrix): void {
    this.matrix = matrix;
    this.line = matrix;
  }
}
