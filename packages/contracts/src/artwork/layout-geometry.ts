import type { ArtworkPiece, Piece } from './layout.ts';
import { LEAST_MM, LEAST_TYPE_MM, MOST_BLEED, MOST_MM, MOST_TYPE_MM } from './layout-limits.ts';
import type { PrintArea } from './print-areas.ts';

const MM_PER_INCH = 25.4;

/** A rectangle in mm from the upper left corner of an area, before it is turned. */
export interface Placed {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees clockwise about its middle. */
  rotation: number;
  /** The parts that are cut off at its edges, in shares of the box. A mirrored piece has its left bleed at the right. */
  bleed?: ArtworkPiece['bleed'];
  isMirrored?: boolean;
}

/** A box within another one, from the upper left corner of that. */
interface Within extends Size {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

type AreaSize = Pick<PrintArea, 'widthMm' | 'heightMm'>;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** To a hundredth of a millimetre, which no press can show; it keeps stored numbers short. */
export const roundMm = (value: number): number => Math.round(value * 100) / 100;

const rounded = <P extends Placed>(piece: P): P => ({
  ...piece,
  x: roundMm(piece.x),
  y: roundMm(piece.y),
  width: roundMm(piece.width),
  height: roundMm(piece.height),
  rotation: roundMm(piece.rotation),
});

/** The size of a piece once its bleed is cut off. */
export function finishedSize({ width, height, bleed }: Size & Pick<Placed, 'bleed'>): Size {
  if (!bleed) return { width, height };
  return { width: width * (1 - bleed.left - bleed.right), height: height * (1 - bleed.top - bleed.bottom) };
}

/** The upright rectangle around what is left of a turned piece without its bleed. */
export function boundsOf(piece: Placed): Within {
  const { x, y, width, height, rotation, bleed, isMirrored } = piece;
  const [cos, sin] = [Math.cos(toRadians(rotation)), Math.sin(toRadians(rotation))];
  const finished = finishedSize(piece);
  // The middle of what is left, from the middle of the box about which it is turned.
  const across = bleed ? (((bleed.left - bleed.right) * width) / 2) * (isMirrored ? -1 : 1) : 0;
  const down = bleed ? ((bleed.top - bleed.bottom) * height) / 2 : 0;
  const middle = { x: x + width / 2 + across * cos - down * sin, y: y + height / 2 + across * sin + down * cos };
  const wide = finished.width * Math.abs(cos) + finished.height * Math.abs(sin);
  const tall = finished.width * Math.abs(sin) + finished.height * Math.abs(cos);
  return { x: middle.x - wide / 2, y: middle.y - tall / 2, width: wide, height: tall };
}

/** Pixels per inch that a picture has at the size of its piece; the lower of both directions. Null for drawings. */
export function effectiveDpi(piece: Size & { pixels: Size | null }): number | null {
  if (!piece.pixels) return null;
  const across = piece.pixels.width / (piece.width / MM_PER_INCH);
  const down = piece.pixels.height / (piece.height / MM_PER_INCH);
  // A size in hundredths of a millimetre may be a hair off.
  return Math.floor(Math.min(across, down) + 0.01);
}

/** The largest size of these proportions that has its finished part in the area, or the smallest one that covers it. */
function scaled(
  { width, height, rotation = 0, bleed }: Size & Partial<Placed>,
  area: AreaSize,
  how: 'fit' | 'fill',
): Size {
  const turned = boundsOf({ x: 0, y: 0, width, height, rotation, bleed });
  const ratios = [area.widthMm / turned.width, area.heightMm / turned.height];
  const scale = how === 'fit' ? Math.min(...ratios) : Math.max(...ratios);
  return { width: width * scale, height: height * scale };
}

const inMiddle = (size: Size, area: AreaSize) => ({
  x: (area.widthMm - size.width) / 2,
  y: (area.heightMm - size.height) / 2,
});

/** Where new artwork of these proportions begins: in the middle, as large as 80 % of the area allows. */
export function place(size: Size, area: AreaSize): Placed {
  const within = { widthMm: area.widthMm * 0.8, heightMm: area.heightMm * 0.8 };
  const { width, height } = scaled(size, within, 'fit');
  return rounded({ ...inMiddle({ width, height }, area), width, height, rotation: 0 });
}

/** How much larger than the area a page may be that is laid down in its own size, in mm. */
const SAME_SIZE_MM = 1;

/**
 * The place of a page that has a size in mm. It keeps that size, with the middle of its trim in the middle of the area, so that its
 * bleed hangs over the edge. `undefined` where it is larger than the area.
 */
export function placeInOwnSize(whole: Size, trim: Within, area: AreaSize): Placed | undefined {
  if (trim.width > area.widthMm + SAME_SIZE_MM || trim.height > area.heightMm + SAME_SIZE_MM) return undefined;
  const middle = inMiddle(trim, area);
  return rounded({ ...whole, x: middle.x - trim.x, y: middle.y - trim.y, rotation: 0 });
}

/** The same of a page that fits only when it is turned by a quarter, as a landscape page on an upright sheet. */
export function placeTurned(whole: Size, bleed: ArtworkPiece['bleed'], area: AreaSize): Placed | undefined {
  const turned = { ...whole, x: 0, y: 0, rotation: 90, ...(bleed ? { bleed } : {}) };
  const { width, height } = boundsOf(turned);
  if (width > area.widthMm + SAME_SIZE_MM || height > area.heightMm + SAME_SIZE_MM) return undefined;
  return align(align(turned, area, 'centre'), area, 'middle');
}

/** The bleed of a page, in shares of it; `undefined` where its trim is the whole page, or cannot be cut out of it. */
export function bleedOf(whole: Size, trim: Within): ArtworkPiece['bleed'] {
  const share = (length: number, of: number) => Math.round(Math.max(0, length / of) * 1e6) / 1e6;
  const bleed = {
    left: share(trim.x, whole.width),
    top: share(trim.y, whole.height),
    right: share(whole.width - trim.x - trim.width, whole.width),
    bottom: share(whole.height - trim.y - trim.height, whole.height),
  };
  const shares = Object.values(bleed);
  return Math.max(...shares) > 0 && Math.max(...shares) <= MOST_BLEED ? bleed : undefined;
}

/** The piece in another size; the type of a text grows with it. */
export function sized<P extends Piece>(piece: P, { width, height }: Size): P {
  const text = piece.kind === 'text' ? { sizeMm: roundMm((piece.sizeMm * height) / piece.height) } : {};
  return rounded({ ...piece, ...text, width, height });
}

/** The piece in the middle, as large as the area allows (`fit`), or covering the whole area (`fill`). */
export function spread<P extends Piece>(piece: P, area: AreaSize, how: 'fit' | 'fill'): P {
  const grown = sized(piece, scaled(piece, area, how));
  return align(align(grown, area, 'centre'), area, 'middle');
}

export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** The piece at an edge or in the middle of the area, as it is turned. */
export function align<P extends Placed>(piece: P, area: AreaSize, how: Alignment): P {
  const around = boundsOf(piece);
  const [right, bottom] = [area.widthMm - around.width, area.heightMm - around.height];
  const target = {
    left: { x: 0 },
    centre: { x: right / 2 },
    right: { x: right },
    top: { y: 0 },
    middle: { y: bottom / 2 },
    bottom: { y: bottom },
  }[how];
  const { x = around.x, y = around.y }: { x?: number; y?: number } = target;
  return rounded({ ...piece, x: piece.x + x - around.x, y: piece.y + y - around.y });
}

/** The lines that a piece has snapped to, in mm from the left and the upper edge. */
export interface Guides {
  x: number | null;
  y: number | null;
}

/** The nearest way from one of the piece's own lines to one of the others, if it is near enough. */
function nearest(own: number[], others: number[], toleranceMm: number): { by: number; at: number } | undefined {
  const ways = own.flatMap((from) => others.map((at) => ({ by: at - from, at })));
  return ways.filter(({ by }) => Math.abs(by) <= toleranceMm).sort((a, b) => Math.abs(a.by) - Math.abs(b.by))[0];
}

/** Moves a piece to the middle or an edge of the area, or of other pieces, where it is nearer than the tolerance. */
export function snap<P extends Placed>(
  piece: P,
  area: AreaSize,
  toleranceMm: number,
  others: readonly Placed[] = [],
): { piece: P; guides: Guides } {
  const around = boundsOf(piece);
  const rest = others.map(boundsOf);
  const lines = (from: number, length: number) => [from, from + length / 2, from + length];
  const across = nearest(
    lines(around.x, around.width),
    [...lines(0, area.widthMm), ...rest.flatMap(({ x, width }) => lines(x, width))],
    toleranceMm,
  );
  const down = nearest(
    lines(around.y, around.height),
    [...lines(0, area.heightMm), ...rest.flatMap(({ y, height }) => lines(y, height))],
    toleranceMm,
  );
  return {
    piece: rounded({ ...piece, x: piece.x + (across?.by ?? 0), y: piece.y + (down?.by ?? 0) }),
    guides: { x: across?.at ?? null, y: down?.at ?? null },
  };
}

/** Keeps the middle of a piece in the area, so that it can always be reached again. */
export function clamp<P extends Placed>(piece: P, area: AreaSize): P {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const [halfWidth, halfHeight] = [piece.width / 2, piece.height / 2];
  return rounded({
    ...piece,
    x: within(piece.x + halfWidth, area.widthMm) - halfWidth,
    y: within(piece.y + halfHeight, area.heightMm) - halfHeight,
  });
}

/** Whether a part of the piece lies outside of the area and will not be printed. */
export function isCut(piece: Placed, area: AreaSize): boolean {
  const { x, y, width, height } = boundsOf(piece);
  const slack = 0.05;
  return x < -slack || y < -slack || x + width > area.widthMm + slack || y + height > area.heightMm + slack;
}

/** A corner is not drawn nearer to the other one, in mm: its handles would lie on each other. */
const LEAST_DRAWN_MM = 2;

/** The piece with its lower right corner moved by a distance in mm in the area. Its proportions and upper left corner stay. */
export function drawnOut<P extends Piece>(piece: P, dx: number, dy: number): P {
  const angle = toRadians(piece.rotation);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = dx * cos + dy * sin;
  const down = dy * cos - dx * sin;
  const byWidth = (piece.width + along) / piece.width;
  const byHeight = (piece.height + down) / piece.height;
  const least = Math.min(1, LEAST_DRAWN_MM / Math.min(piece.width, piece.height));
  const factor = withinLimits(piece, Math.max((byWidth + byHeight) / 2, least));
  const size = { width: piece.width * factor, height: piece.height * factor };
  // A turned box turns about its middle, which moves as the box grows.
  const [gainX, gainY] = [(size.width - piece.width) / 2, (size.height - piece.height) / 2];
  const x = piece.x + gainX * cos - gainY * sin - gainX;
  const y = piece.y + gainX * sin + gainY * cos - gainY;
  return rounded({ ...sized(piece, size), x, y });
}

/** The factor, or as much of it as leaves the piece a size that can be saved. */
export function withinLimits(piece: Piece, factor: number): number {
  const [short, long] = [Math.min(piece.width, piece.height), Math.max(piece.width, piece.height)];
  const isText = piece.kind === 'text';
  const least = Math.max(LEAST_MM / short, isText ? LEAST_TYPE_MM / piece.sizeMm : 0);
  const most = Math.min(MOST_MM / long, isText ? MOST_TYPE_MM / piece.sizeMm : Number.POSITIVE_INFINITY);
  return Math.min(Math.max(factor, Math.min(1, least)), Math.max(1, most));
}

/** The piece larger or smaller in its proportions, from its upper left corner. */
export function enlarged<P extends Piece>(piece: P, factor: number): P {
  const by = withinLimits(piece, factor);
  return sized(piece, { width: piece.width * by, height: piece.height * by });
}

/** The piece larger or smaller about its middle. */
export function scaledBy<P extends Piece>(piece: P, factor: number): P {
  const by = withinLimits(piece, factor);
  const [width, height] = [piece.width * by, piece.height * by];
  return rounded({
    ...sized(piece, { width, height }),
    x: piece.x + (piece.width - width) / 2,
    y: piece.y + (piece.height - height) / 2,
  });
}

/** Degrees between -180 and 180. */
export const turnedTo = (degrees: number): number => {
  const turn = (((degrees + 180) % 360) + 360) % 360;
  return roundMm(turn - 180);
};
