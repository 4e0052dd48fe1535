import { type PDFDict, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import type { Deadline } from '../deadline.ts';
import { BLACK } from './colour.ts';
import { CMYK, type ColourSpace, colourSpaceOf, GRAY, RGB } from './colour-space.ts';
import { applyExtGState } from './ext-gstate.ts';
import { type Font, fontOf } from './fonts.ts';
import { copyOf, type GraphicsState, type Paint, startState, TextPlace } from './graphics-state.ts';
import { imageItem, inlineImageItem } from './image-item.ts';
import { type Operand, readContent } from './lexer.ts';
import { boxAround, common, cornersOf, IDENTITY, type Matrix, multiply } from './matrix.ts';
import { get, getArray, getDict, getName, numbersOf } from './objects.ts';
import { PageItems } from './page-items.ts';
import { paintPath } from './paint-path.ts';
import { Path } from './path.ts';
import { showText } from './show-text.ts';
import { bytesOf } from './streams.ts';

const MAX_FORM_DEPTH = 12;
const MAX_SAVED = 200;
/** A page that takes more is one that no press could read either. */
const MAX_OPERATORS = 4_000_000;
const CHECK_EVERY = 5_000;

/** What all pages of a document share. */
export interface Shared {
  deadline: Deadline;
  /** Fonts by their dictionaries, so that each is read once. */
  fonts: Map<PDFDict, Font>;
  /** Called for each font that shows text. */
  onFont(font: Font): void;
  /** Whether a layer is switched off, by the value of `OC`. */
  isHidden(layer: PDFDict | undefined): boolean;
  onDamage(): void;
}

/** Runs the content of a page, and of the forms in it, and collects what it paints. */
export class Interpreter {
  readonly found = new PageItems();
  readonly #shared: Shared;
  #operators = 0;
  #state: GraphicsState;
  #saved: GraphicsState[] = [];
  #path = new Path();
  readonly #text = new TextPlace();
  #forms: PDFStream[] = [];
  /** For each open marked content, whether it hides. */
  #marks: boolean[] = [];

  constructor(matrix: Matrix, page: Box, shared: Shared) {
    this.#shared = shared;
    this.#state = startState(matrix, page);
  }

  run(bytes: Uint8Array, resources: PDFDict | undefined): void {
    readContent(bytes, (operator, operands) => {
      if (++this.#operators > MAX_OPERATORS) {
        this.found.isCut = true;
        return;
      }
      if (this.#operators % CHECK_EVERY === 0) this.#shared.deadline.check();
      this.#do(operator, operands, resources);
    });
  }

  get #isHidden(): boolean {
    return this.#marks.includes(true);
  }

  #do(operator: string, operands: Operand[], resources: PDFDict | undefined): void {
    const state = this.#state;
    const n = (at: number): number => (typeof operands[at] === 'number' ? operands[at] : 0);
    switch (operator) {
      case 'q':
        if (this.#saved.length < MAX_SAVED) this.#saved.push(copyOf(state));
        return;
      case 'Q':
        this.#state = this.#saved.pop() ?? state;
        return;
      case 'cm':
        state.matrix = multiply(matrixOf(operands), state.matrix);
        return;
      case 'w':
        state.lineWidth = n(0);
        return;
      case 'gs': {
        const dict = this.#resource(resources, 'ExtGState', operands[0]);
        if (dict) applyExtGState(state, dict);
        return;
      }
      case 'm':
      case 'l':
        this.#path.add(state.matrix, n(0), n(1));
        return;
      case 'c':
      case 'v':
      case 'y':
        for (let at = 0; at + 1 < operands.length; at += 2) this.#path.add(state.matrix, n(at), n(at + 1));
        return;
      case 're':
        for (const [x, y] of cornersOf(n(0), n(1), n(2), n(3))) this.#path.add(state.matrix, x, y);
        return;
      case 'W':
      case 'W*':
        this.#path.clips = true;
        return;
      case 'f':
      case 'F':
      case 'f*':
        this.#paint(true, false);
        return;
      case 'S':
      case 's':
        this.#paint(false, true);
        return;
      case 'B':
      case 'B*':
      case 'b':
      case 'b*':
        this.#paint(true, true);
        return;
      case 'n':
        this.#paint(false, false);
        return;
      case 'sh':
        if (!this.#isHidden) {
          const shade: Paint = { ...state.fill, colour: { ...BLACK, space: 'pattern', inkPercent: null } };
          this.found.add(
            { type: 'path', box: state.clip, fill: shade.colour, stroke: null, overprints: false },
            state,
            shade,
          );
        }
        return;
      case 'Do':
        this.#external(operands[0], resources);
        return;
      case 'BI': {
        const item = inlineImageItem(state, operands[0], resources);
        if (item && !this.#isHidden) this.found.add(item, state, state.fill);
        return;
      }
      case 'BDC': {
        const layer = operands[0] === '/OC' ? this.#resource(resources, 'Properties', operands[1]) : undefined;
        this.#marks.push(this.#shared.isHidden(layer));
        return;
      }
      case 'BMC':
        this.#marks.push(false);
        return;
      case 'EMC':
        this.#marks.pop();
        return;
      default:
        this.#colour(operator, operands, resources);
        this.#type(operator, operands, resources);
    }
  }

  #colour(operator: string, operands: Operand[], resources: PDFDict | undefined): void {
    const { fill, stroke } = this.#state;
    const numbers = operands.filter((operand) => typeof operand === 'number');
    const use = (paint: Paint, space: ColourSpace, parts: number[]): void => {
      paint.space = space;
      paint.colour = space.toColour(parts);
    };
    switch (operator) {
      case 'g':
        use(fill, GRAY, numbers);
        return;
      case 'G':
        use(stroke, GRAY, numbers);
        return;
      case 'rg':
        use(fill, RGB, numbers);
        return;
      case 'RG':
        use(stroke, RGB, numbers);
        return;
      case 'k':
        use(fill, CMYK, numbers);
        return;
      case 'K':
        use(stroke, CMYK, numbers);
        return;
      case 'cs':
      case 'CS': {
        const space = colourSpaceOf(toName(operands[0]), resources) ?? GRAY;
        const first = space.components === 4 ? [0, 0, 0, 1] : new Array<number>(space.components).fill(0);
        use(operator === 'cs' ? fill : stroke, space, first);
        return;
      }
      case 'sc':
      case 'scn':
        use(fill, fill.space, numbers);
        return;
      case 'SC':
      case 'SCN':
        use(stroke, stroke.space, numbers);
        return;
    }
  }

  #type(operator: string, operands: Operand[], resources: PDFDict | undefined): void {
    const state = this.#state;
    const n = (at: number): number => (typeof operands[at] === 'number' ? operands[at] : 0);
    const move = (x: number, y: number) => this.#text.set(multiply([1, 0, 0, 1, x, y], this.#text.line));
    const show = (operand: Operand | undefined) =>
      showText(operand, state, this.#text, this.#isHidden ? undefined : this.found, this.#shared);
    switch (operator) {
      case 'BT':
        this.#text.set(IDENTITY);
        return;
      case 'Tf':
        state.font = this.#font(this.#resource(resources, 'Font', operands[0]));
        state.fontSize = n(1);
        return;
      case 'Tc':
        state.charSpace = n(0);
        return;
      case 'Tw':
        state.wordSpace = n(0);
        return;
      case 'Tz':
        state.stretch = n(0) / 100;
        return;
      case 'TL':
        state.leading = n(0);
        return;
      case 'Ts':
        state.rise = n(0);
        return;
      case 'Tr':
        state.textMode = n(0);
        return;
      case 'Td':
        move(n(0), n(1));
        return;
      case 'TD':
        state.leading = -n(1);
        move(n(0), n(1));
        return;
      case 'Tm':
        this.#text.set(matrixOf(operands));
        return;
      case 'T*':
        move(0, -state.leading);
        return;
      case 'Tj':
      case 'TJ':
        show(operands[0]);
        return;
      case "'":
        move(0, -state.leading);
        show(operands[0]);
        return;
      case '"':
        state.wordSpace = n(0);
        state.charSpace = n(1);
        move(0, -state.leading);
        show(operands[2]);
        return;
    }
  }

  #font(dict: PDFDict | undefined): Font | undefined {
    if (!dict) return undefined;
    const known = this.#shared.fonts.get(dict) ?? fontOf(dict);
    this.#shared.fonts.set(dict, known);
    return known;
  }

  #paint(fills: boolean, strokes: boolean): void {
    paintPath(this.#path, this.#state, { fills, strokes }, this.#isHidden ? undefined : this.found);
    this.#path = new Path();
  }

  #resource(resources: PDFDict | undefined, kind: string, name: Operand | undefined): PDFDict | undefined {
    const kinds = getDict(resources, kind);
    return typeof name === 'string' ? getDict(kinds, name.slice(1)) : undefined;
  }

  #external(name: Operand | undefined, resources: PDFDict | undefined): void {
    const objects = getDict(resources, 'XObject');
    const stream = objects && typeof name === 'string' ? get(objects, name.slice(1)) : undefined;
    if (!(stream instanceof PDFStream) || this.#isHidden) return;
    if (this.#shared.isHidden(getDict(stream.dict, 'OC'))) return;
    if (getName(stream.dict, 'Subtype') === 'Form') {
      this.#form(stream, resources);
      return;
    }
    const item = imageItem(this.#state, stream, resources);
    const added = item && this.found.add(item, this.#state, this.#state.fill);
    if (!added) return;
    if (getDict(stream.dict, 'SMask')) this.found.addTransparency('mask', added.box);
    if (stream instanceof PDFRawStream) this.found.streams.set(added, stream);
  }

  #form(stream: PDFStream, resources: PDFDict | undefined): void {
    // A form within itself, by whatever way, would go on for ever.
    if (this.#forms.length >= MAX_FORM_DEPTH || this.#forms.includes(stream)) return;
    if (this.#operators > MAX_OPERATORS) return;
    this.#shared.deadline.check();
    const bytes = this.#bytesOf(stream);
    if (!bytes) return;
    const before = { state: this.#state, saved: this.#saved, path: this.#path, marks: this.#marks };
    this.#state = copyOf(this.#state);
    this.#saved = [];
    this.#path = new Path();
    const matrix = numbersOf(getArray(stream.dict, 'Matrix'));
    if (matrix.length === 6) this.#state.matrix = multiply(matrixOf(matrix), this.#state.matrix);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbersOf(getArray(stream.dict, 'BBox'));
    const box = common(this.#state.clip, boxAround(this.#state.matrix, cornersOf(x0, y0, x1 - x0, y1 - y0)));
    if (box) {
      this.#state.clip = box;
      this.#forms.push(stream);
      this.run(bytes, getDict(stream.dict, 'Resources') ?? resources);
      this.#forms.pop();
    }
    this.#state = before.state;
    this.#saved = before.saved;
    this.#path = before.path;
    this.#marks = before.marks;
  }

  #bytesOf(stream: PDFStream): Uint8Array | undefined {
    try {
      return bytesOf(stream);
    } catch (error) {
      if (error instanceof Error && error.name === 'Refusal') throw error;
      this.#shared.onDamage();
      return undefined;
    }
  }
}

function matrixOf(operands: readonly Operand[]): Matrix {
  const [a, b, c, d, e, f] = operands.map((operand) =>
    typeof operand === 'number' && Number.isFinite(operand) ? operand : 0,
  );
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

const toName = (operand: Operand | undefined): PDFName | undefined =>
  typeof operand === 'string' ? PDFName.of(operand.slice(1)) : undefined;
