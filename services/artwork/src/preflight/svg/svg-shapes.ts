import type { PathItem, TextItem } from '../facts.ts';
import { boxAround, cornersOf, type Matrix, penScale, scalesOf } from '../pdf/matrix.ts';
import { MM_PER_PT } from '../sizes.ts';
import type { Look } from './svg-look.ts';
import { pixelsOf } from './svg-size.ts';
import type { Element } from './svg-tree.ts';

type Point = [x: number, y: number];

/** Height of capitals, depth of descenders and width of a usual sign, as shares of the type size. */
const [ABOVE, BELOW, WIDE] = [0.72, 0.21, 0.5];

/**
 * The items that a shape paints, with `matrix` leading to millimetres of the page. Nothing for an element that is no shape, or is
 * not seen.
 */
export function shapeItem(element: Element, look: Look, matrix: Matrix): PathItem | undefined {
  const points = pointsOf(element);
  const fill = element.name === 'line' ? null : look.fill;
  if (points.length === 0 || (!fill && !look.stroke)) return undefined;
  const box = boxAround(matrix, points);
  const widthMm = look.strokeWidth * penScale(matrix, box);
  const grown = look.stroke ? widthMm / 2 : 0;
  return {
    type: 'path' as const,
    fill,
    overprints: false,
    vanishes: false,
    box: {
      x: box.x - grown,
      y: box.y - grown,
      width: box.width + 2 * grown,
      height: box.height + 2 * grown,
    },
    stroke: look.stroke && { colour: look.stroke, widthPt: widthMm / MM_PER_PT },
  };
}

/** The text directly in an element, where `at` is the place of the element around it; its box is an estimate. */
export function textItem(element: Element, look: Look, matrix: Matrix, at: Point): TextItem | undefined {
  const words = element.text.trim();
  const fill = look.fill ?? look.stroke;
  if (!words || !fill) return undefined;
  const { fontSize } = look;
  const width = words.length * WIDE * fontSize;
  const [x, y] = placeOf(element, at);
  const left = x - ({ middle: width / 2, end: width }[look.anchor] ?? 0);
  const widthMm = look.strokeWidth * penScale(matrix, null);
  return {
    type: 'text' as const,
    fill,
    overprints: false,
    vanishes: false,
    box: boxAround(matrix, cornersOf(left, y - ABOVE * fontSize, width, (ABOVE + BELOW) * fontSize)),
    sizePt: (fontSize * scalesOf(matrix)[1]) / MM_PER_PT,
    stroke: look.stroke && { colour: look.stroke, widthPt: widthMm / MM_PER_PT },
  };
}

/** Where the text of an element begins, if it is not the place of the element around it. */
export const placeOf = ({ attributes }: Element, [x, y]: Point): Point => [
  pixelsOf(attributes.x) ?? x,
  pixelsOf(attributes.y) ?? y,
];

/** Points that a shape lies within; none for what is measured in percent. */
function pointsOf({ name, attributes }: Element): Point[] {
  const n = (key: string): number => pixelsOf(attributes[key]) ?? 0;
  if (Object.values(attributes).some((value) => /^[\d.]+%$/.test(value.trim()))) return [];
  switch (name) {
    case 'rect':
      return cornersOf(n('x'), n('y'), n('width'), n('height'));
    case 'circle':
      return cornersOf(n('cx') - n('r'), n('cy') - n('r'), 2 * n('r'), 2 * n('r'));
    case 'ellipse':
      return cornersOf(n('cx') - n('rx'), n('cy') - n('ry'), 2 * n('rx'), 2 * n('ry'));
    case 'line':
      return [
        [n('x1'), n('y1')],
        [n('x2'), n('y2')],
      ];
    case 'polyline':
    case 'polygon':
      return pairsOf(numbersIn(attributes.points ?? ''));
    case 'path':
      return pathPoints(attributes.d ?? '');
    default:
      return [];
  }
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)].map(Number);

const pairsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length >> 1 }, (_, at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0]);

/** How many numbers a command of a path takes each time (SVG 2, section 9.3). */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const MAX_POINTS = 20_000;

/** The ends and control points of a path, between which it lies. */
function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let here: Point = [0, 0];
  let start: Point = here;
  for (const [, command = '', list = ''] of d.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kind = command.toLowerCase();
    const takes = TAKES[kind];
    if (takes === undefined) here = start;
    const numbers = takes === undefined ? [] : numbersIn(list);
    for (let at = 0; takes !== undefined && at + takes <= numbers.length; at += takes) {
      const [fromX, fromY] = command === kind ? here : [0, 0];
      const part = numbers.slice(at, at + takes);
      const [last = 0] = part;
      const ends: Point[] =
        kind === 'h'
          ? [[fromX + last, here[1]]]
          : kind === 'v'
            ? [[here[0], fromY + last]]
            : pairsOf(part.slice(kind === 'a' ? 5 : 0)).map(([x, y]) => [x + fromX, y + fromY]);
      here = ends.at(-1) ?? here;
      if (kind === 'm' && at === 0) start = here;
      points.push(...ends);
      if (points.length > MAX_POINTS) return points;
    }
  }
  return points;
}
