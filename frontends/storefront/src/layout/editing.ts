import type { ArtworkPiece, LayoutSide, Piece, PrintArea, PrintView, TextPiece } from '@print-shop/contracts';
import { clamp, place, placeInOwnSize, placeTurned, type Size, textHeight } from '@print-shop/contracts/client';
import type { PlacedFile } from './file-piece.ts';

/** The layout, and the side that is shown now. */
export interface Laid {
  sides: readonly LayoutSide[];
  view: string;
  area: string;
  /** Place of the chosen piece in its side; null when none is. */
  selected: number | null;
}

export interface Editing extends Laid {
  past: readonly Laid[];
  future: readonly Laid[];
  /** The layout before the gesture that is going on. */
  before: Laid | null;
  /** The run that the last step belongs to, if any. */
  run: string | null;
}

export type Action =
  | { type: 'look'; view: string; area: string }
  | { type: 'select'; index: number | null }
  | { type: 'add'; piece: Piece }
  /** Changes of one run that follow one another, as typing in a field or a key that is held, are one step to undo. */
  | { type: 'change'; piece: Piece; run?: string | undefined }
  /** Like `change`, as long as a finger is down: the whole gesture is one step to undo. */
  | { type: 'drag'; piece: Piece }
  | { type: 'drop' }
  | { type: 'duplicate' }
  | { type: 'remove' }
  | { type: 'order'; by: 1 | -1 }
  | { type: 'replace'; sides: readonly LayoutSide[] }
  | { type: 'undo' }
  | { type: 'redo' };

const MAX_STEPS = 100;
/** How far a copy lies from its original, in mm. */
const COPY_OFFSET_MM = 5;

export const areaOf = (
  views: readonly PrintView[],
  { view, area }: Pick<Laid, 'view' | 'area'>,
): PrintArea | undefined => views.find(({ id }) => id === view)?.areas.find(({ id }) => id === area);

export function begin(views: readonly PrintView[], sides: readonly LayoutSide[], area?: string): Editing {
  const used = sides.find(({ pieces }) => pieces.length > 0);
  const withArea = views.find(({ areas }) => areas.some(({ id }) => id === area));
  const view = views.find(({ id }) => id === used?.view) ?? withArea ?? views[0];
  const first = view?.areas.find(({ id }) => id === (used?.area ?? area)) ?? view?.areas[0];
  return {
    sides,
    view: view?.id ?? '',
    area: first?.id ?? '',
    selected: null,
    past: [],
    future: [],
    before: null,
    run: null,
  };
}

/** The pieces of the area that is looked at, from the lowest to the topmost. */
export const piecesOf = ({ sides, view, area }: Laid): readonly Piece[] =>
  sides.find((side) => side.view === view && side.area === area)?.pieces ?? [];

export const selectedPiece = (laid: Laid): Piece | undefined =>
  laid.selected === null ? undefined : piecesOf(laid)[laid.selected];

function withPieces(laid: Laid, pieces: Piece[]): readonly LayoutSide[] {
  const { view, area } = laid;
  const others = laid.sides.filter((side) => side.view !== view || side.area !== area);
  return pieces.length > 0 ? [...others, { view, area, pieces }] : others;
}

const toLaid = ({ sides, view, area, selected }: Laid): Laid => ({ sides, view, area, selected });

/** The next state with the last one to go back to. */
const step = (state: Editing, next: Partial<Laid>, run: string | null = null): Editing => ({
  ...state,
  ...next,
  run,
  past: [...state.past, state.before ?? toLaid(state)].slice(-MAX_STEPS),
  future: [],
  before: null,
});

const swapped = (state: Editing, index: number, piece: Piece) =>
  withPieces(
    state,
    piecesOf(state).map((one, at) => (at === index ? piece : one)),
  );

/** The customer's actions, one after the other. The functions are pure, so that every step can be undone. */
export function editing(state: Editing, action: Action): Editing {
  const pieces = piecesOf(state);
  const { selected } = state;
  switch (action.type) {
    case 'look':
      return { ...state, view: action.view, area: action.area, selected: null, run: null };
    case 'select':
      return { ...state, selected: action.index, run: null };
    case 'add':
      return step(state, { sides: withPieces(state, [...pieces, action.piece]), selected: pieces.length });
    case 'replace':
      return step(state, { sides: action.sides, selected: null });
    case 'undo':
    case 'redo':
      return travel(state, action.type);
    case 'drop':
      return state.before ? step(state, {}) : state;
  }
  if (selected === null || !pieces[selected]) return state;
  const chosen = pieces[selected];
  switch (action.type) {
    case 'change':
      return changed(state, swapped(state, selected, action.piece), action.run || null);
    case 'drag':
      return { ...state, sides: swapped(state, selected, action.piece), before: state.before ?? toLaid(state) };
    case 'duplicate': {
      const copy = { ...chosen, x: chosen.x + COPY_OFFSET_MM, y: chosen.y + COPY_OFFSET_MM };
      return step(state, { sides: withPieces(state, [...pieces, copy]), selected: pieces.length });
    }
    case 'remove':
      return step(state, {
        sides: withPieces(
          state,
          pieces.filter((_, at) => at !== selected),
        ),
        selected: null,
      });
    case 'order': {
      const to = selected + action.by;
      if (to < 0 || to >= pieces.length) return state;
      const moved = pieces.filter((_, at) => at !== selected).toSpliced(to, 0, chosen);
      return step(state, { sides: withPieces(state, moved), selected: to });
    }
  }
}

/** A change is a step of its own unless it goes on with the run of the last one. */
const changed = (state: Editing, sides: readonly LayoutSide[], run: string | null): Editing =>
  run !== null && run === state.run ? { ...state, sides, future: [] } : step(state, { sides }, run);

function travel(state: Editing, to: 'undo' | 'redo'): Editing {
  const target = to === 'undo' ? state.past.at(-1) : state.future[0];
  if (!target) return state;
  const now = toLaid(state);
  const [past, future] =
    to === 'undo' ? [state.past.slice(0, -1), [now, ...state.future]] : [[...state.past, now], state.future.slice(1)];
  return { ...target, past, future, before: null, run: null };
}

/** New artwork in the middle of an area. */
export const artworkPiece = (
  source: ArtworkPiece['source'],
  size: Size,
  isDrawing: boolean,
  area: PrintArea,
): ArtworkPiece => ({
  kind: 'artwork',
  source,
  isMirrored: false,
  ...place(size, area),
  pixels: isDrawing ? null : { width: Math.round(size.width), height: Math.round(size.height) },
});

/**
 * A page of a file in its own size where the area has room for that. On a plain sheet it may also be turned by a quarter. Else as
 * other new artwork.
 */
export function filePiece({ source, size, pixels, own }: PlacedFile, area: PrintArea, isSheet = false): ArtworkPiece {
  const inOwnSize = own && placeInOwnSize(own.whole, own.trim, area);
  const turned = isSheet && own && !inOwnSize ? placeTurned(own.whole, own.bleed, area) : undefined;
  const placed = inOwnSize ?? turned ?? place(size, area);
  return {
    kind: 'artwork',
    source,
    isMirrored: false,
    ...placed,
    ...(own?.bleed ? { bleed: own.bleed } : {}),
    pixels,
  };
}

/** The font of a new text. */
export const FIRST_FONT = 'anek-bold';

/** A text in the middle of an area, about a tenth of its height. `widthOf` measures in mm. */
export function textPiece(text: string, area: PrintArea, widthOf: (piece: TextPiece) => number): TextPiece {
  const sizeMm = Math.max(2, Math.round(area.heightMm / 10));
  const begun: TextPiece = {
    kind: 'text',
    text,
    font: FIRST_FONT,
    sizeMm,
    colour: '#17150f',
    align: 'centre',
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    rotation: 0,
  };
  const [width, height] = [widthOf(begun), textHeight(begun)];
  return clamp({ ...begun, width, height, x: (area.widthMm - width) / 2, y: (area.heightMm - height) / 2 }, area);
}

/** A text with other words, font or size: its box fits them and keeps its middle. */
export function rewritten(
  piece: TextPiece,
  change: Partial<TextPiece>,
  widthOf: (piece: TextPiece) => number,
): TextPiece {
  const next = { ...piece, ...change };
  const [width, height] = [Math.max(1, widthOf(next)), textHeight(next)];
  return { ...next, width, height, x: piece.x + (piece.width - width) / 2, y: piece.y + (piece.height - height) / 2 };
}
