import type { Piece, PrintArea } from '@print-shop/contracts';
import { type Alignment, align, clamp, scaledBy, spread, turnedTo } from '@print-shop/contracts/client';
import type { Action } from './editing.ts';

export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** The run of the press, which goes on while the key is held. */
  run?: string;
}

const STEP_MM = 0.5;
const LARGE_STEP_MM = 5;
const TURN_DEGREES = 1;
const LARGE_TURN_DEGREES = 15;
const GROWTH = 1.05;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ALIGNED: Readonly<Record<string, Alignment>> = {
  l: 'left',
  c: 'centre',
  r: 'right',
  t: 'top',
  m: 'middle',
  b: 'bottom',
};

function withControl({ key, shiftKey }: Press): Action | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return { type: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { type: 'redo' };
    case 'd':
      return { type: 'duplicate' };
  }
  return undefined;
}

function changeOf({ key, shiftKey }: Press, piece: Piece, area: PrintArea): Piece | undefined {
  const arrow = ARROWS[key];
  if (arrow) {
    const step = shiftKey ? LARGE_STEP_MM : STEP_MM;
    return clamp({ ...piece, x: piece.x + arrow[0] * step, y: piece.y + arrow[1] * step }, area);
  }
  const how = ALIGNED[key.toLowerCase()];
  if (how) return align(piece, area, how);
  const turn = shiftKey ? LARGE_TURN_DEGREES : TURN_DEGREES;
  switch (key) {
    case '[':
    case '{':
      return { ...piece, rotation: turnedTo(piece.rotation - turn) };
    case ']':
    case '}':
      return { ...piece, rotation: turnedTo(piece.rotation + turn) };
    case '+':
    case '=':
      return scaledBy(piece, GROWTH);
    case '-':
    case '_':
      return scaledBy(piece, 1 / GROWTH);
    case 'f':
      return spread(piece, area, 'fit');
    case 'F':
      return spread(piece, area, 'fill');
    case 'x':
      return piece.kind === 'artwork' ? { ...piece, isMirrored: !piece.isMirrored } : undefined;
  }
  return undefined;
}

/** The action of a key on the stage; `undefined` for keys that are left to the browser. */
export function actionOf(
  press: Press,
  {
    piece,
    area,
    selected,
    count,
  }: { piece: Piece | undefined; area: PrintArea; selected: number | null; count: number },
): Action | undefined {
  if (press.ctrlKey || press.metaKey) return withControl(press);
  if (press.key === 'n' && count > 0) return { type: 'select', index: ((selected ?? -1) + 1) % count };
  if (!piece) return undefined;
  switch (press.key) {
    case 'Delete':
    case 'Backspace':
      return { type: 'remove' };
    case 'PageUp':
      return { type: 'order', by: 1 };
    case 'PageDown':
      return { type: 'order', by: -1 };
  }
  const changed = changeOf(press, piece, area);
  return changed && { type: 'change', piece: changed, run: press.run };
}

/** The keys as people see them, by what they do; the texts are in the messages. */
export const SHORTCUTS = [
  ['move', '← ↑ → ↓'],
  ['moveFar', 'Shift + ←'],
  ['turn', '[ ]'],
  ['turnFar', 'Shift + [ ]'],
  ['resize', '+ −'],
  ['align', 'L C R, T M B'],
  ['fit', 'F'],
  ['fill', 'Shift + F'],
  ['mirror', 'X'],
  ['next', 'N'],
  ['order', 'Page Up, Page Down'],
  ['duplicate', 'Ctrl + D'],
  ['remove', 'Delete'],
  ['near', 'Z'],
  ['view', 'V'],
  ['undo', 'Ctrl + Z'],
  ['redo', 'Ctrl + Y'],
] as const;
