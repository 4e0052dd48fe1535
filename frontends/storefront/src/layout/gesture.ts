import type { Piece, PrintArea } from '@print-shop/contracts';
import { clamp, drawnOut, type Guides, scaledBy, snap, turnedTo } from '@print-shop/contracts/client';

/** A place in the area, in mm. */
export interface Spot {
  x: number;
  y: number;
}

export type Grip = 'move' | 'size' | 'turn';

/** The grip of a finger: the piece as it was, and the place. */
export interface Grasp {
  grip: Grip;
  piece: Piece;
  from: Spot;
}

const NO_GUIDES: Guides = { x: null, y: null };
/** Turning stops at every eighth of a turn within this number of degrees. */
const TURN_SNAP_DEGREES = 3;

const middleOf = ({ x, y, width, height }: Piece): Spot => ({ x: x + width / 2, y: y + height / 2 });
const degreesFrom = (centre: Spot, to: Spot): number => (Math.atan2(to.y - centre.y, to.x - centre.x) * 180) / Math.PI;

function snappedTurn(degrees: number): number {
  const eighth = Math.round(degrees / 45) * 45;
  return turnedTo(Math.abs(degrees - eighth) <= TURN_SNAP_DEGREES ? eighth : degrees);
}

/** The piece as one finger at `to` holds it, and the lines that it has snapped to. */
export function held(
  { grip, piece, from }: Grasp,
  to: Spot,
  { area, others, toleranceMm }: { area: PrintArea; others: readonly Piece[]; toleranceMm: number },
): { piece: Piece; guides: Guides } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (grip === 'size') return { piece: drawnOut(piece, dx, dy), guides: NO_GUIDES };
  if (grip === 'turn') {
    const centre = middleOf(piece);
    const rotation = snappedTurn(piece.rotation + degreesFrom(centre, to) - degreesFrom(centre, from));
    return { piece: { ...piece, rotation }, guides: NO_GUIDES };
  }
  const moved = clamp({ ...piece, x: piece.x + dx, y: piece.y + dy }, area);
  return snap(moved, area, toleranceMm, others);
}

/** The piece between two fingers: it follows their middle, their distance and their turn. */
export function pinched(piece: Piece, from: readonly [Spot, Spot], to: readonly [Spot, Spot], area: PrintArea): Piece {
  const span = ([a, b]: readonly [Spot, Spot]) => Math.max(0.1, Math.hypot(b.x - a.x, b.y - a.y));
  const between = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const grown = scaledBy(piece, span(to) / span(from));
  const [start, end] = [between(from), between(to)];
  const turn = degreesFrom(to[0], to[1]) - degreesFrom(from[0], from[1]);
  const rotation = snappedTurn(piece.rotation + turn);
  return clamp({ ...grown, x: grown.x + end.x - start.x, y: grown.y + end.y - start.y, rotation }, area);
}

/** Whether a spot lies on a piece, as it is turned. */
export function isOn(piece: Piece, spot: Spot): boolean {
  const centre = middleOf(piece);
  const angle = (-piece.rotation * Math.PI) / 180;
  const [dx, dy] = [spot.x - centre.x, spot.y - centre.y];
  const [x, y] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
  return Math.abs(x) <= piece.width / 2 && Math.abs(y) <= piece.height / 2;
}

/** The topmost piece at a spot; the chosen one is found first, so that one below others can be moved. */
export function pieceAt(pieces: readonly Piece[], spot: Spot, selected: number | null): number | null {
  const chosen = selected === null ? undefined : pieces[selected];
  if (chosen && isOn(chosen, spot)) return selected;
  const index = pieces.findLastIndex((piece) => isOn(piece, spot));
  return index === -1 ? null : index;
}
