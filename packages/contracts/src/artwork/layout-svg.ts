import { isDrawnPicture } from './drawn-pictures.ts';
import type { ArtworkPiece, LayoutSide, Piece, TextPiece } from './layout.ts';
import { LAYOUT_FONT_FAMILY, LAYOUT_FONT_WEIGHTS, LINE_HEIGHT, TEXT_ASCENT, textLines } from './layout-fonts.ts';
import type { PrintArea, PrintView } from './print-areas.ts';
import { sheetDrawing } from './sheet-drawing.ts';
import { type SvgNode, svg } from './svg-node.ts';
import { teeDrawing } from './tee-drawing.ts';

/** How the renderer at hand shows what it has to load: a browser by address and font, a server by bytes and outlines. */
export interface LayoutDrawing {
  hrefOf: (source: ArtworkPiece['source']) => string;
  pictureOf: (address: string) => string;
  /** The colour that drawn products have. */
  hex: string;
  /** Draws a text; a browser has the fonts and leaves it out. */
  drawText?: (piece: TextPiece) => SvgNode;
  /** Makes ids unique in the document. */
  prefix?: string;
}

/** Width of every picture in the units of its drawing; the height follows from the aspect. */
export const PICTURE_WIDTH = 1000;

const STRIPS = 32;

const SVG = { xmlns: 'http://www.w3.org/2000/svg' };
const startOf = { left: 'start', centre: 'middle', right: 'end' } as const;

/** Where the lines of a text piece begin, end or have their middle. */
export const anchorOf = ({ x, width, align }: Pick<TextPiece, 'x' | 'width' | 'align'>): number =>
  align === 'left' ? x : align === 'right' ? x + width : x + width / 2;

/** Each line of a text piece with the height of its baseline in the area. */
export const baselinesOf = ({ text, y, sizeMm }: TextPiece): { line: string; y: number }[] =>
  textLines(text).map((line, index) => ({ line, y: y + sizeMm * (TEXT_ASCENT + index * LINE_HEIGHT) }));

/** Height of a text's box in mm. */
export const textHeight = ({ text, sizeMm }: Pick<TextPiece, 'text' | 'sizeMm'>): number =>
  sizeMm * LINE_HEIGHT * textLines(text).length;

/** A text for a renderer that has the fonts. */
const textOf = (piece: TextPiece): SvgNode =>
  svg(
    'g',
    {
      'font-family': LAYOUT_FONT_FAMILY,
      'font-weight': LAYOUT_FONT_WEIGHTS[piece.font],
      'font-size': piece.sizeMm,
      fill: piece.colour,
      'text-anchor': startOf[piece.align],
      'text-rendering': 'geometricPrecision',
    },
    baselinesOf(piece).map(({ line, y }) => svg('text', { x: anchorOf(piece), y, 'xml:space': 'preserve' }, [], line)),
  );

/** One piece in the millimetres of its area, turned and mirrored. */
export function pieceNode(piece: Piece, drawing: Pick<LayoutDrawing, 'hrefOf' | 'drawText'>): SvgNode {
  const { x, y, width, height, rotation } = piece;
  const turn = rotation === 0 ? [] : [`rotate(${rotation} ${x + width / 2} ${y + height / 2})`];
  const mirror = piece.kind === 'artwork' && piece.isMirrored ? [`translate(${2 * x + width} 0) scale(-1 1)`] : [];
  const transform = [...turn, ...mirror].join(' ');
  const content =
    piece.kind === 'text'
      ? (drawing.drawText ?? textOf)(piece)
      : svg('image', { href: drawing.hrefOf(piece.source), x, y, width, height, preserveAspectRatio: 'none' });
  return transform ? svg('g', { transform }, [content]) : content;
}

/** The smallest upright box around an area, in fractions of the picture. */
export function areaBox({ shape }: Pick<PrintArea, 'shape'>) {
  if (shape.kind === 'box') return shape;
  const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, turnedDegrees: 0 };
}

/** From the millimetres of an area to the units of its picture. */
export function areaTransform(area: Pick<PrintArea, 'shape' | 'widthMm' | 'heightMm'>, aspect: number): string {
  const { x, y, width, height, turnedDegrees } = areaBox(area);
  const tall = PICTURE_WIDTH / aspect;
  const [left, top, wide, high] = [x * PICTURE_WIDTH, y * tall, width * PICTURE_WIDTH, height * tall];
  const [middle, centre] = [left + wide / 2, top + high / 2];
  const turn = turnedDegrees === 0 ? '' : `rotate(${turnedDegrees} ${middle} ${centre}) `;
  const { slantedDegrees = 0 } = area.shape.kind === 'box' ? area.shape : {};
  const slant =
    slantedDegrees === 0
      ? ''
      : `translate(${middle} ${centre}) skewX(${slantedDegrees}) translate(${-middle} ${-centre}) `;
  return `${turn}${slant}translate(${left} ${top}) scale(${wide / area.widthMm} ${high / area.heightMm})`;
}

/** The corners of what is printed of an area, in its own millimetres. */
export function outlinePoints({ widthMm, heightMm, shape }: PrintArea): [x: number, y: number][] {
  if (shape.kind === 'box')
    return [
      [0, 0],
      [widthMm, 0],
      [widthMm, heightMm],
      [0, heightMm],
    ];
  const box = areaBox({ shape });
  return shape.points.map((at) => [((at.x - box.x) / box.width) * widthMm, ((at.y - box.y) / box.height) * heightMm]);
}

/** The printed part of an area, in its own millimetres. */
function outlineOf(area: PrintArea): SvgNode {
  const { widthMm, heightMm, shape } = area;
  if (shape.kind === 'box') return svg('rect', { x: 0, y: 0, width: widthMm, height: heightMm });
  const points = outlinePoints(area).map(([x, y]) => `${x},${y}`);
  return svg('polygon', { points: points.join(' ') });
}

/** An area seen from the front as narrow strips, each narrowed and sloped as it lies on the round surface. */
function curved(area: PrintArea, flat: SvgNode, id: string): SvgNode[] {
  const { widthMm, heightMm, curve } = area;
  if (!curve) return [flat];
  const half = (curve.degrees * Math.PI) / 360;
  const across = (u: number) => (0.5 + Math.sin((2 * u - 1) * half) / (2 * Math.sin(half))) * widthMm;
  const sag = (u: number) =>
    (curve.sag * heightMm * (Math.cos((2 * u - 1) * half) - Math.cos(half))) / (1 - Math.cos(half));
  const strips = Array.from({ length: STRIPS }, (_, index) => {
    const [from, to] = [index / STRIPS, (index + 1) / STRIPS];
    const [left, right] = [across(from), across(to)];
    const slope = (sag(to) - sag(from)) / (right - left);
    // Not quite opaque, so that a strip is painted as one and its soft edge shows nothing of its layers. Strips overlap: between exact neighbours the ground would shine through.
    const more = index === STRIPS - 1 ? 1 : 1.2;
    const box = { x: left, y: 0, width: (right - left) * more, height: heightMm };
    const part = `${from * widthMm} 0 ${(widthMm / STRIPS) * more} ${heightMm}`;
    return svg('g', { transform: `matrix(1 ${slope} 0 1 0 ${sag(from) - slope * left})` }, [
      svg('svg', { ...box, viewBox: part, preserveAspectRatio: 'none', overflow: 'hidden' }, [
        svg('use', { href: `#${id}`, opacity: 0.999 }),
      ]),
    ]);
  });
  return [svg('defs', {}, [svg('g', { id }, [flat])]), ...strips];
}

/** Light from the upper left; on a round surface it falls off to both sides. `mask`: what it falls on, else the whole area. */
function shadingOf(area: PrintArea, id: string, mask: { mask?: string }): SvgNode[] {
  const stops: [number, string, number][] = area.curve
    ? [[0, '#000', 0.22], [0.3, '#fff', 0.12], [0.55, '#000', 0.02], [1, '#000', 0.34]]
    : [[0, '#fff', 0.1], [0.5, '#fff', 0], [1, '#000', 0.12]]; // biome-ignore format: two lists
  const end = area.curve ? { x2: 1, y2: 0 } : { x2: 1, y2: 1 };
  const gradient = svg(
    'linearGradient',
    { id, x1: 0, y1: 0, ...end },
    stops.map(([offset, color, opacity]) => svg('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })),
  );
  const box = { x: 0, y: 0, width: area.widthMm, height: area.heightMm };
  return [svg('defs', {}, [gradient]), svg('rect', { ...box, ...mask, fill: `url(#${id})` })];
}

/** Pieces with light and shadow on them. A product that is seen beside them has its own on its picture, and keeps it. */
function shaded(area: PrintArea, pieces: readonly SvgNode[], id: string): SvgNode[] {
  if (area.ground) return [...pieces, ...shadingOf(area, `${id}-light`, {})];
  const [on, box] = [`${id}-on`, { x: 0, y: 0, width: area.widthMm, height: area.heightMm }];
  const mask = svg('mask', { id: on, 'mask-type': 'alpha', maskUnits: 'userSpaceOnUse', ...box }, [
    svg('use', { href: `#${id}-pieces` }),
  ]);
  return [
    svg('g', { id: `${id}-pieces` }, pieces),
    svg('defs', {}, [mask]),
    ...shadingOf(area, `${id}-light`, { mask: `url(#${on})` }),
  ];
}

function flatArea(area: PrintArea, pieces: readonly Piece[], drawing: LayoutDrawing, id: string, onPicture: boolean) {
  const ground = area.ground && onPicture;
  const box = { x: 0, y: 0, width: area.widthMm, height: area.heightMm };
  const drawn = pieces.map((piece) => pieceNode(piece, drawing));
  return svg('g', {}, [
    svg('defs', {}, [svg('clipPath', { id: `${id}-clip` }, [outlineOf(area)])]),
    svg('g', { 'clip-path': `url(#${id}-clip)` }, [
      ...(ground ? [svg('rect', { ...box, fill: area.ground ?? 'none' })] : []),
      ...(area.hasShading && onPicture ? shaded(area, drawn, id) : drawn),
    ]),
  ]);
}

/** An area without the parts of the picture that lie in front of it. */
function withoutCutOuts({ cutOuts = [] }: PrintArea, aspect: number, shown: SvgNode, id: string): SvgNode {
  if (cutOuts.length === 0) return shown;
  const whole = { x: 0, y: 0, width: PICTURE_WIDTH, height: PICTURE_WIDTH / aspect };
  const polygons = cutOuts.map((corners) => {
    const points = corners.map(({ x, y }) => `${x * whole.width},${y * whole.height}`);
    return svg('polygon', { points: points.join(' '), fill: '#000' });
  });
  const mask = svg('mask', { id, maskUnits: 'userSpaceOnUse', ...whole }, [
    svg('rect', { ...whole, fill: '#fff' }),
    ...polygons,
  ]);
  return svg('g', {}, [svg('defs', {}, [mask]), svg('g', { mask: `url(#${id})` }, [shown])]);
}

/** The print of one area, alone and at its size, in millimetres. */
export function printSvg(area: PrintArea, pieces: readonly Piece[], drawing: LayoutDrawing): SvgNode {
  const { widthMm, heightMm } = area;
  return svg('svg', { ...SVG, width: widthMm, height: heightMm, viewBox: `0 0 ${widthMm} ${heightMm}` }, [
    flatArea(area, pieces, drawing, `${drawing.prefix ?? ''}${area.id}`, false),
  ]);
}

export const pictureIn = (view: PrintView, color: string): string =>
  view.variants.find((one) => one.color === color)?.picture ?? view.picture;

function backdrop(view: PrintView, color: string, drawing: LayoutDrawing): SvgNode {
  const picture = pictureIn(view, color);
  const [width, height] = [PICTURE_WIDTH, PICTURE_WIDTH / view.aspect];
  if (!isDrawnPicture(picture))
    return svg('image', {
      href: drawing.pictureOf(picture),
      x: 0,
      y: 0,
      width,
      height,
      preserveAspectRatio: 'xMidYMid slice',
    });
  if (picture === 'sheet') {
    const sheets = view.areas.map((area) => areaBox(area));
    const onPicture = sheets.map((box) => ({
      x: box.x * width,
      y: box.y * height,
      width: box.width * width,
      height: box.height * height,
    }));
    return sheetDrawing(onPicture, { width, height }, drawing.hex);
  }
  const side = picture === 'tee-front' ? 'front' : 'back';
  const transform = `scale(${width / 400} ${height / 480})`;
  return svg('g', { transform }, [teeDrawing(side, drawing.hex, `${drawing.prefix ?? ''}tee`)]);
}

/**
 * A view of the product with the pieces of all its areas on it. Browser and server draw it from this one description, so that
 * customers get what they see. `isFlat` leaves out the curve while somebody moves pieces.
 */
export function layoutSvg(
  view: PrintView,
  layout: { color: string; sides: readonly LayoutSide[] },
  drawing: LayoutDrawing,
  isFlat = false,
): SvgNode {
  const height = PICTURE_WIDTH / view.aspect;
  const areas = view.areas.flatMap((area) => {
    const pieces = layout.sides.find((side) => side.view === view.id && side.area === area.id)?.pieces ?? [];
    if (pieces.length === 0) return [];
    const id = `${drawing.prefix ?? ''}${view.id}-${area.id}`;
    const flat = flatArea(area, pieces, drawing, id, true);
    const transform = areaTransform(area, view.aspect);
    const shown = svg('g', { transform }, isFlat ? [flat] : curved(area, flat, `${id}-flat`));
    return [withoutCutOuts(area, view.aspect, shown, `${id}-free`)];
  });
  return svg('svg', { ...SVG, viewBox: `0 0 ${PICTURE_WIDTH} ${height}` }, [
    backdrop(view, layout.color, drawing),
    ...areas,
  ]);
}
