import { type PDFDict, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import type { Deadline } from '../deadline.ts';
import { setColour, shadingColour, UNCOLOURED } from './colour-operators.ts';
import { applyExtGState } from './ext-gstate.ts';
import type { Font } from './fonts.ts';
import { becomeOpaque, copyOf, type GraphicsState, startState, TextPlace } from './graphics-state.ts';
import { imageItem, inlineImageItem } from './image-item.ts';
import { layerStep } from './layer-step.ts';
import { type Operand, readContent } from './lexer.ts';
import { boxAround, common, cornersOf, type Matrix, multiply } from './matrix.ts';
import { matrixOf } from './matrix-operand.ts';
import { get, getArray, getDict, getName, getNumber, numbersOf } from './objects.ts';
import { PageItems } from './page-items.ts';
import { paintPath } from './paint-path.ts';
import { Path } from './path.ts';
import { maskInData } from './plain-jpx.ts';
import { SavedStates } from './saved-states.ts';
import { bytesOf } from './streams.ts';
import { fontInDict, setType } from './type-operators.ts';

const MAX_FORM_DEPTH = 12;
/** A page that takes more is one that no press could read either. */
const MAX_OPERATORS = 4_000_000;
const CHECK_EVERY = 5_000;
const MAX_TILES = 200;
const SHOWS = new Set(['Tj', 'TJ', "'", '"']);
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
/** Wider than any page, in millimetres. */
export const EVERYWHERE: Box = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** The state that all pages of a document share. */
export interface Shared {
  deadline: Deadline;
  /** Fonts by their dictionaries, so that each is read once. */
  fonts: Map<PDFDict, Font>;
  onFont(font: Font, box: Box): void;
  onDamage(): void;
  /** Called for each content that ends too early. */
  onCut(): void;
}

/** Another content stream: of a tile, whose `box` it fills, or of a sign. */
interface Inner {
  matrix: Matrix;
  resources: PDFDict | undefined;
  box?: Box;
  isUncoloured?: boolean;
}

/** Runs the content of a page, and of the forms in it, and collects what it paints. */
export class Interpreter {
  readonly found: PageItems;
  readonly #shared: Shared;
  #operators = 0;
  #state: GraphicsState;
  #saved = new SavedStates<GraphicsState>();
  #path = new Path();
  readonly #text = new TextPlace();
  #forms: PDFStream[] = [];
  /** An uncoloured pattern, or a glyph with `d1`: in the colour around it, its own colour operators are ignored. */
  #isUncoloured = false;
  /** The steps after printing that the marked parts at hand stand for, and that of the form around them. */
  #marks: (string | undefined)[] = [];
  #step: string | undefined;

  /** Where patterns begin: of the page, or of the form at hand. */
  #base: Matrix;
  /** Tiles and drawn signs whose content was read, each once. */
  readonly #tiles: Set<PDFStream>;

  /** `clip`: what of the page is printed. `found` collects what is shown. */
  constructor(
    matrix: Matrix,
    clip: Box,
    shared: Shared,
    { tiles = new Set<PDFStream>(), found = new PageItems(clip) }: { tiles?: Set<PDFStream>; found?: PageItems } = {},
  ) {
    this.#shared = shared;
    this.found = found;
    this.#state = startState(matrix, clip);
    this.#base = matrix;
    this.#tiles = tiles;
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

  #do(operator: string, operands: Operand[], resources: PDFDict | undefined): void {
    const state = this.#state;
    const n = (at: number): number => (typeof operands[at] === 'number' ? operands[at] : 0);
    switch (operator) {
      case 'q':
        this.#saved.save(() => copyOf(state));
        return;
      case 'Q':
        this.#state = this.#saved.restore(state);
        return;
      case 'cm':
        state.matrix = multiply(matrixOf(operands), state.matrix);
        return;
      case 'w':
        state.lineWidth = n(0);
        return;
      case 'gs': {
        const dict = this.#resource(resources, 'ExtGState', operands[0]);
        if (dict) applyExtGState(state, dict, (font) => fontInDict(font, this.#shared.fonts));
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
        this.#path.addRectangle(state.matrix, n(0), n(1), n(2), n(3));
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
      case 'sh': {
        const fill = shadingColour(this.#resource(resources, 'Shading', operands[0]), resources);
        const item = { type: 'path', box: state.clip, fill, stroke: null, overprints: false, vanishes: false } as const;
        this.found.add(item, state, state.fill);
        return;
      }
      case 'Do':
        this.#external(operands[0], resources);
        return;
      case 'BMC':
        this.#mark(undefined);
        return;
      case 'BDC':
        this.#mark(operands[0] === '/OC' ? this.#resource(resources, 'Properties', operands[1]) : undefined);
        return;
      case 'EMC':
        this.#marks.pop();
        this.found.step = this.#marks.at(-1) ?? this.#step;
        return;
      case 'BI': {
        const item = inlineImageItem(state, operands[0], resources);
        if (item) this.found.add(item, state, state.fill);
        return;
      }
      default:
        if (operator === 'd1') this.#isUncoloured = true;
        if (!this.#isUncoloured) setColour(operator, operands, state, resources);
        if (SHOWS.has(operator)) this.#drawnSigns(operands.at(-1), resources);
        setType(operator, operands, {
          state,
          place: this.#text,
          shared: this.#shared,
          found: this.found,
          fontNamed: (name) => this.#resource(resources, 'Font', name),
        });
    }
  }

  /** Begins a part that is marked, by a layer or otherwise. */
  #mark(layer: PDFDict | undefined): void {
    this.found.step = layerStep(layer) ?? this.found.step;
    this.#marks.push(this.found.step);
  }

  #paint(fills: boolean, strokes: boolean): void {
    const { tile } = this.#state.fill;
    const box = fills && tile ? common(this.#state.clip, this.#path.box() ?? NOWHERE) : null;
    paintPath(this.#path, this.#state, { fills, strokes }, this.found);
    if (tile && box) this.#tile(tile, box);
    this.#path = new Path();
  }

  /** Collects what a tile shows, at the size that it has and as though it lay on all of the box that it fills. */
  #tile(tile: PDFStream, box: Box): void {
    const matrix = numbersOf(getArray(tile.dict, 'Matrix'));
    const own = matrix.length === 6 ? multiply(matrixOf(matrix), this.#base) : this.#base;
    const isUncoloured = getNumber(tile.dict, 'PaintType') === UNCOLOURED;
    this.#inner(tile, { matrix: own, resources: getDict(tile.dict, 'Resources'), box, isUncoloured });
  }

  /** Collects what the signs of a font of type 3 are drawn with, each once, where the first of them stands. */
  #drawnSigns(operand: Operand | undefined, resources: PDFDict | undefined): void {
    const { font, fontSize, stretch, rise, matrix } = this.#state;
    const drawn = font?.drawn;
    if (drawn?.matrix.length !== 6) return;
    const size: Matrix = [fontSize * stretch, 0, 0, fontSize, 0, rise];
    const toPage = multiply(multiply(size, this.#text.matrix), matrix);
    const own = multiply(matrixOf(drawn.matrix), toPage);
    for (const part of Array.isArray(operand) ? operand : [operand]) {
      for (const code of part instanceof Uint8Array ? part : []) {
        const sign = drawn.streamOf(code);
        if (sign) this.#inner(sign, { matrix: own, resources: drawn.resources ?? resources });
      }
    }
  }

  /** Collects what another content stream shows, once; its items lie in `box`, or else where they are. */
  #inner(stream: PDFStream, { matrix, resources, box, isUncoloured = false }: Inner): void {
    const bytes = this.#tiles.has(stream) ? undefined : this.#bytesOf(stream);
    if (!bytes || this.#tiles.size >= MAX_TILES) return;
    this.#tiles.add(stream);
    const inner = new Interpreter(matrix, box ? EVERYWHERE : this.#state.clip, this.#shared, { tiles: this.#tiles });
    inner.#isUncoloured = isUncoloured;
    // Signs, and tiles without colours, begin with the colours at hand.
    if (!box || isUncoloured) {
      inner.#state.fill = { ...this.#state.fill, tile: undefined };
      inner.#state.stroke = { ...(isUncoloured ? this.#state.fill : this.#state.stroke), tile: undefined };
    }
    inner.run(bytes, resources);
    for (const item of inner.found.items) {
      const place = box ? { box } : { isOfLetter: true };
      const added = this.found.add({ ...item, ...place }, this.#state, this.#state.fill);
      const stream = item.type === 'image' ? inner.found.streams.get(item) : undefined;
      if (added?.type === 'image' && stream) this.found.streams.set(added, stream);
    }
    for (const { what, box: where } of inner.found.transparency) this.found.addTransparency(what, box ?? where);
  }

  #resource(resources: PDFDict | undefined, kind: string, name: Operand | undefined): PDFDict | undefined {
    const kinds = getDict(resources, kind);
    return typeof name === 'string' ? getDict(kinds, name.slice(1)) : undefined;
  }

  #external(name: Operand | undefined, resources: PDFDict | undefined): void {
    const objects = getDict(resources, 'XObject');
    const stream = objects && typeof name === 'string' ? get(objects, name.slice(1)) : undefined;
    if (!(stream instanceof PDFStream)) return;
    const around = this.found.step;
    this.found.step = layerStep(getDict(stream.dict, 'OC')) ?? around;
    if (getName(stream.dict, 'Subtype') === 'Form') this.#form(stream, resources);
    else this.#image(stream, resources);
    this.found.step = around;
  }

  #image(stream: PDFStream, resources: PDFDict | undefined): void {
    const item = imageItem(this.#state, stream, resources);
    const added = item && this.found.add(item, this.#state, this.#state.fill);
    if (!added) return;
    const isMasked = getDict(stream.dict, 'SMask') || (stream instanceof PDFRawStream && maskInData(stream) > 0);
    if (isMasked) this.found.addTransparency('mask', added.box);
    if (stream instanceof PDFRawStream) this.found.streams.set(added, stream);
  }

  #form(stream: PDFStream, resources: PDFDict | undefined): void {
    // A form within itself, by whatever way, would go on for ever.
    if (this.#forms.length >= MAX_FORM_DEPTH || this.#forms.includes(stream)) return;
    if (this.#operators > MAX_OPERATORS) return;
    this.#shared.deadline.check();
    const bytes = this.#bytesOf(stream);
    if (!bytes) return;
    const before = { base: this.#base, state: this.#state, saved: this.#saved, path: this.#path };
    const [marks, step] = [this.#marks, this.#step];
    this.#marks = [];
    this.#step = this.found.step;
    this.#state = copyOf(this.#state);
    this.#saved = new SavedStates();
    this.#path = new Path();
    const matrix = numbersOf(getArray(stream.dict, 'Matrix'));
    if (matrix.length === 6) this.#state.matrix = multiply(matrixOf(matrix), this.#state.matrix);
    this.#base = this.#state.matrix;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbersOf(getArray(stream.dict, 'BBox'));
    const box = common(this.#state.clip, boxAround(this.#state.matrix, cornersOf(x0, y0, x1 - x0, y1 - y0)));
    const isGroup = getName(getDict(stream.dict, 'Group') ?? stream.dict, 'S') === 'Transparency';
    // A group is composed as a whole, and its content begins with a fresh state (ISO 32000-2, section 11.6.6).
    const isSeen = box && (!isGroup || this.found.addGroup(box, this.#state));
    if (isSeen) {
      this.#state.clip = box;
      if (isGroup) becomeOpaque(this.#state);
      this.#forms.push(stream);
      this.run(bytes, getDict(stream.dict, 'Resources') ?? resources);
      this.#forms.pop();
    }
    this.#base = before.base;
    this.#state = before.state;
    this.#saved = before.saved;
    this.#path = before.path;
    this.#marks = marks;
    this.#step = step;
  }

  #bytesOf(stream: PDFStream): Uint8Array | undefined {
    try {
      return bytesOf(stream, this.#shared.onCut);
    } catch (error) {
      if (error instanceof Error && error.name === 'Refusal') throw error;
      this.#shared.onDamage();
      return undefined;
    }
  }
}
