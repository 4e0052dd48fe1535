import type { ArtworkPiece, TextPiece } from '@print-shop/contracts';
import { boundsOf, defaultViews, isCut, placementArea } from '@print-shop/contracts/client';
import { anArtworkFile } from '../artwork-check/artwork.fixture.ts';
import {
  type Action,
  artworkPiece,
  begin,
  type Editing,
  editing,
  filePiece,
  piecesOf,
  rewritten,
  selectedPiece,
  textPiece,
} from './editing.ts';
import { placedFile } from './file-piece.ts';
import { held, isOn, pieceAt, pinched } from './gesture.ts';
import { actionOf } from './shortcuts.ts';

const views = defaultViews('T-Shirt');
const area = placementArea('Front A4');
const source = { design: `/media/designs/${'a'.repeat(32)}.png` };
const logo: ArtworkPiece = artworkPiece(source, { width: 400, height: 200 }, false, area);
const widthOf = ({ text, sizeMm }: TextPiece) => text.length * sizeMm * 0.5;
const words = textPiece('Chai', area, widthOf);
const start = begin(views, [], 'front-a4');
const after = (...actions: Action[]): Editing => actions.reduce(editing, start);
const two: Action[] = [
  { type: 'add', piece: logo },
  { type: 'add', piece: words },
];

it('begins at the wanted area, or where something lies', () => {
  expect(start).toMatchObject({ view: 'front', area: 'front-a4' });
  const sides = [{ view: 'back', area: 'back-a3', pieces: [logo] }];
  expect(begin(views, sides, 'front-a4')).toMatchObject({ view: 'back', area: 'back-a3' });
});

describe('the pieces', () => {
  it('are chosen when they are added, on top', () => {
    expect(piecesOf(after(...two))).toEqual([logo, words]);
    expect(selectedPiece(after(...two))).toEqual(words);
  });

  it('belong to the area that was looked at', () => {
    const state = after(...two, { type: 'look', view: 'back', area: 'back-a4' }, { type: 'add', piece: logo });
    expect(piecesOf(state)).toEqual([logo]);
    expect(piecesOf(editing(state, { type: 'look', view: 'front', area: 'front-a4' }))).toHaveLength(2);
  });

  it.each<[string, Action, { count: number; selected: number | null }]>([
    ['duplicated', { type: 'duplicate' }, { count: 3, selected: 2 }],
    ['removed', { type: 'remove' }, { count: 1, selected: null }],
    ['lowered', { type: 'order', by: -1 }, { count: 2, selected: 0 }],
    ['raised beyond the top', { type: 'order', by: 1 }, { count: 2, selected: 1 }],
  ])('can be %s', (_what, action, { count, selected }) => {
    const state = after(...two, action);
    expect([piecesOf(state).length, state.selected]).toEqual([count, selected]);
  });

  it('leave no empty side behind', () => {
    expect(after({ type: 'add', piece: logo }, { type: 'remove' }).sides).toEqual([]);
  });
});

describe('undo', () => {
  it('takes back step by step, and redo does them again, until something else is done', () => {
    const moved = { ...words, x: 1 };
    const state = after(...two, { type: 'change', piece: moved });
    const back = editing(editing(state, { type: 'undo' }), { type: 'undo' });
    expect(piecesOf(back)).toEqual([logo]);
    const again = editing(editing(back, { type: 'redo' }), { type: 'redo' });
    expect(piecesOf(again)).toEqual([logo, moved]);
    const other = editing(back, { type: 'add', piece: logo });
    expect(editing(other, { type: 'redo' })).toBe(other);
  });

  it('takes a whole gesture as one step', () => {
    const drags: Action[] = [1, 2, 3].map((x) => ({ type: 'drag', piece: { ...words, x } }));
    const state = after(...two, ...drags, { type: 'drop' });
    expect(selectedPiece(state)).toMatchObject({ x: 3 });
    expect(selectedPiece(editing(state, { type: 'undo' }))).toEqual(words);
  });

  it('takes what is typed in one visit to a field, or done by one held key, as one step', () => {
    const written = (x: number, run: string): Action => ({ type: 'change', piece: { ...words, x }, run });
    const state = after(...two, written(1, 'a'), written(2, 'a'), written(3, 'a'), written(4, 'b'));
    expect(state.past).toHaveLength(4);
    expect(selectedPiece(editing(state, { type: 'undo' }))).toMatchObject({ x: 3 });
    // A step that was taken back and begun again is a step of its own.
    const again = editing(editing(state, { type: 'undo' }), written(5, 'a'));
    expect(again.past).toHaveLength(4);
    expect(editing(again, { type: 'redo' })).toBe(again);
  });

  it('does not reach from one piece to another', () => {
    const change = (x: number): Action => ({ type: 'change', piece: { ...logo, x }, run: 'a' });
    const state = after(...two, change(1), { type: 'select', index: 0 }, change(2));
    expect(state.past).toHaveLength(4);
  });

  it('of nothing changes nothing', () => {
    expect(editing(start, { type: 'undo' })).toBe(start);
    expect(editing(start, { type: 'drop' })).toBe(start);
  });

  it('also takes back that artwork was added by mistake while nothing was chosen', () => {
    const state = after(...two, { type: 'select', index: null });
    expect(editing(state, { type: 'remove' })).toBe(state);
    expect(piecesOf(editing(state, { type: 'undo' }))).toEqual([logo]);
  });
});

const press = (key: string, held_: object = {}) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held_ });
const shift = { shiftKey: true };
const control = { ctrlKey: true };

it.each([
  [press('ArrowRight'), { x: logo.x + 0.5 }],
  [press('ArrowUp', shift), { y: logo.y - 5 }],
  [press(']'), { rotation: 1 }],
  [press('{', shift), { rotation: -15 }],
  [press('+'), { width: 176.4 }],
  [press('l'), { x: 0 }],
  [press('b'), { y: 297 - logo.height }],
  [press('f'), { width: 210, height: 105 }],
  [press('F', shift), { width: 594, height: 297 }],
  [press('x'), { isMirrored: true }],
])('the key %j changes the piece', (key, change) => {
  const action = actionOf(key, { piece: logo, area, selected: 0, count: 1 });
  expect(action).toMatchObject({ type: 'change', piece: change });
});

it.each<[ReturnType<typeof press>, Action | undefined]>([
  [press('z', control), { type: 'undo' }],
  [press('Z', { ...control, ...shift }), { type: 'redo' }],
  [press('d', control), { type: 'duplicate' }],
  [press('Delete'), { type: 'remove' }],
  [press('PageDown'), { type: 'order', by: -1 }],
  [press('n'), { type: 'select', index: 0 }],
  [press('Tab'), undefined],
  [press('c', control), undefined],
])('the key %j does %j', (key, action) => {
  expect(actionOf(key, { piece: logo, area, selected: 1, count: 2 })).toEqual(action);
});

it('without a chosen piece keys are left to the browser', () => {
  expect(actionOf(press('ArrowRight'), { piece: undefined, area, selected: null, count: 1 })).toBeUndefined();
});

describe('a finger', () => {
  const on = { area, others: [], toleranceMm: 2 };
  it('moves a piece, which snaps to the middle', () => {
    const grasp = { grip: 'move', piece: { ...logo, x: 40 }, from: { x: 50, y: 120 } } as const;
    expect(held(grasp, { x: 32, y: 120 }, on)).toMatchObject({ piece: { x: 21 }, guides: { x: 105 } });
  });
  it('turns a piece, which stops at eighths', () => {
    const grasp = { grip: 'turn', piece: logo, from: { x: 105, y: 0 } } as const;
    expect(held(grasp, { x: 210, y: 147 }, on).piece.rotation).toBe(90);
  });
  it('finds the topmost piece, and the chosen one first', () => {
    expect(isOn({ ...logo, rotation: 90 }, { x: 25, y: 148 })).toBe(false);
    expect(pieceAt([logo, logo], { x: 105, y: 148 }, null)).toBe(1);
    expect(pieceAt([logo, logo], { x: 105, y: 148 }, 0)).toBe(0);
    expect(pieceAt([logo], { x: 1, y: 1 }, 0)).toBeNull();
  });
  it('with another one makes it larger, and turns it', () => {
    const from = [{ x: 100, y: 100 }, { x: 110, y: 100 }] as const; // biome-ignore format: two fingers
    const wider = [{ x: 95, y: 100 }, { x: 115, y: 100 }] as const; // biome-ignore format: two fingers
    expect(pinched(logo, from, wider, area)).toMatchObject({ width: logo.width * 2, rotation: 0 });
    const turned = [{ x: 105, y: 95 }, { x: 105, y: 105 }] as const; // biome-ignore format: two fingers
    expect(pinched(logo, from, turned, area).rotation).toBe(90);
  });
});

it('a text keeps its middle when its words change', () => {
  const longer = rewritten(words, { text: 'Chai and more' }, widthOf);
  expect(longer.x + longer.width / 2).toBeCloseTo(words.x + words.width / 2, 5);
  expect(longer.width).toBeGreaterThan(words.width);
});

describe('a page of a file', () => {
  const card = { ...area, widthMm: 90, heightMm: 54 };
  const placedOn = (on: typeof area, page: Partial<ReturnType<typeof anArtworkFile>['pages'][number]> = {}) => {
    const file = anArtworkFile({ pages: [{ ...anArtworkFile().pages[0], widthMm: 90, heightMm: 54, ...page }] });
    const placed = placedFile(file, 1);
    if (!placed) throw new Error('the page is there');
    return filePiece(placed, on);
  };

  it('covers an area of its finished size, and its bleed hangs over the edge', () => {
    const piece = placedOn(card, { dpi: null });
    expect(piece).toMatchObject({ x: -3, y: -3, width: 96, height: 60, pixels: null });
    expect(boundsOf(piece).x).toBeCloseTo(0, 6);
    expect(boundsOf(piece).y).toBeCloseTo(0, 6);
    expect(isCut(piece, card)).toBe(false);
  });

  it('lies by its trim, where the file says where that is', () => {
    const piece = placedOn(card, { trim: { x: 1, y: 2, width: 90, height: 54 } });
    expect(piece).toMatchObject({ x: -1, y: -2, width: 96, height: 60 });
    const mirrored = { ...piece, isMirrored: true };
    expect(boundsOf(mirrored).x).toBeCloseTo(4, 3);
  });

  it('keeps its size in a larger area, and by one millimetre in a smaller one', () => {
    expect(placedOn(area)).toMatchObject({ x: 57, y: 118.5, width: 96, height: 60 });
    expect(placedOn({ ...card, widthMm: 89 })).toMatchObject({ x: -3.5, width: 96 });
  });

  it('is turned by a quarter on a plain sheet that it fits only so', () => {
    const upright = { ...area, widthMm: 54, heightMm: 90 };
    const placed = placedFile(anArtworkFile(), 1);
    if (!placed) throw new Error('the page is there');
    const piece = filePiece(placed, upright, true);
    expect(piece).toMatchObject({ width: 96, height: 60, rotation: 90 });
    expect(boundsOf(piece)).toEqual({
      x: expect.closeTo(0, 2),
      y: expect.closeTo(0, 2),
      width: expect.closeTo(54, 2),
      height: expect.closeTo(90, 2),
    });
    // Nobody wears a logo turned.
    expect(filePiece(placed, upright)).toMatchObject({ rotation: 0 });
    expect(filePiece(placed, { ...upright, heightMm: 80 }, true)).toMatchObject({ rotation: 0 });
  });

  it('is made to fit an area that is smaller', () => {
    expect(placedOn({ ...card, widthMm: 80 })).toMatchObject({ width: 64, height: 40 });
  });

  it('fits, fills and is aligned by its finished size', () => {
    const piece = placedOn(card);
    const pressed = (key: string, at = {}, from = piece, on = card) => {
      const action = actionOf(press(key, at), { piece: from, area: on, selected: 0, count: 1 });
      if (action?.type !== 'change') throw new Error('the key changes the piece');
      return action.piece as typeof piece;
    };
    expect(pressed('f', {}, { ...piece, x: 7, width: 48, height: 30 })).toMatchObject({ x: -3, y: -3, width: 96 });
    expect(pressed('F', shift)).toMatchObject({ x: -3, y: -3, width: 96, height: 60 });
    expect(pressed('l', {}, piece, area)).toMatchObject({ x: -3 });
    expect(pressed('b', {}, piece, area)).toMatchObject({ y: 297 - 57 });
  });

  it.each([
    ['pixels of a picture in it, at its own size', 300, { width: 1134, height: 709 }],
    ['none, where all of it is vectors', null, null],
    ['none, where nobody has counted them', undefined, null],
  ])('has as many %s', (_what, dpi, pixels) => {
    expect(placedOn(area, { dpi, pixels: { width: 1600, height: 1000 } }).pixels).toEqual(pixels);
  });

  it('of a bitmap has no size of its own', () => {
    const pages = [{ widthMm: 90, heightMm: 54, pixels: { width: 4000, height: 2400 } }];
    const placed = placedFile(anArtworkFile({ kind: 'jpeg', pages }), 1);
    expect(placed && filePiece(placed, area)).toMatchObject({ width: 168, pixels: { width: 4000, height: 2400 } });
  });
});

it.each([
  ['a picture', { ...logo, width: 200, height: 1 }, { height: 0.5 }],
  ['a text', { ...words, sizeMm: 1.01 }, { sizeMm: 1 }],
])('%s becomes no smaller than can be saved, by keys and by fingers', (_what, small, least) => {
  let piece: typeof logo | typeof words = small;
  for (let n = 0; n < 40; n++) {
    const action = actionOf(press('-'), { piece, area, selected: 0, count: 1 });
    if (action?.type === 'change') piece = action.piece as typeof piece;
  }
  expect(piece).toMatchObject(least);
  const far = [{ x: 0, y: 0 }, { x: 100, y: 0 }] as const; // biome-ignore format: two fingers
  const near = [{ x: 0, y: 0 }, { x: 1, y: 0 }] as const; // biome-ignore format: two fingers
  expect(pinched(small, far, near, area)).toMatchObject(least);
});
