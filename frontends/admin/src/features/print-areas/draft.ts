import type { AreaShape, PrintArea, PrintView } from '@print-shop/contracts';
import { areaBox } from '@print-shop/contracts/client';

/** A place on a picture, in fractions of its width and height. */
export interface Spot {
  x: number;
  y: number;
}

const LEAST = 0.01;
const round = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

/** The id of what staff named: `Front pocket` is `front-pocket`, with a number where that is taken. */
export function idFor(name: string, taken: readonly string[], otherwise: string): string {
  const plain =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 32) || otherwise;
  for (let count = 1; ; count++) {
    const id = count === 1 ? plain : `${plain}-${count}`;
    if (!taken.includes(id)) return id;
  }
}

/** The box between two corners; undefined where it would be too small to be meant. */
export function boxBetween(a: Spot, b: Spot): AreaShape | undefined {
  const [x, y] = [round(Math.min(a.x, b.x)), round(Math.min(a.y, b.y))];
  const [width, height] = [round(Math.abs(a.x - b.x)), round(Math.abs(a.y - b.y))];
  return width < LEAST || height < LEAST ? undefined : { kind: 'box', x, y, width, height, turnedDegrees: 0 };
}

/** How far a box lies from the one that it would hide. */
const BESIDE = 0.03;

/** A box in the middle, or a little beside those that are there. */
export function boxInMiddle(areas: readonly Pick<PrintArea, 'shape'>[]): AreaShape {
  const isAt = (at: number) => areas.some(({ shape }) => shape.kind === 'box' && shape.x === at && shape.y === at);
  let at = 0.3;
  while (isAt(at) && at < 0.6 - BESIDE) at = round(at + BESIDE);
  return { kind: 'box', x: at, y: at, width: 0.4, height: 0.4, turnedDegrees: 0 };
}

export const polygonOf = (points: readonly Spot[]): AreaShape => ({
  kind: 'polygon',
  points: points.map(({ x, y }) => ({ x: round(x), y: round(y) })),
});

/** The corners of a box, as a shape to go on from. */
export function polygonInMiddle(areas: readonly Pick<PrintArea, 'shape'>[]): AreaShape {
  const { x, y, width, height } = areaBox({ shape: boxInMiddle(areas) });
  return polygonOf(cornersOf(x, y, x + width, y + height));
}

const cornersOf = (left: number, top: number, right: number, bottom: number): Spot[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** The corners with one more, in the middle between the last and the first. */
export function withCorner(points: readonly Spot[]): Spot[] {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? [...points, { x: round((first.x + last.x) / 2), y: round((first.y + last.y) / 2) }] : [];
}

/** A small part in the middle of an area, to be kept free of artwork. */
export function middleSpots(area: Pick<PrintArea, 'shape'>): Spot[] {
  const { x, y, width, height } = areaBox(area);
  const [middle, centre, across, down] = [x + width / 2, y + height / 2, width / 10, height / 10];
  return cornersOf(middle - across, centre - down, middle + across, centre + down).map((at) => ({
    x: round(at.x),
    y: round(at.y),
  }));
}

/** The areas with one more part kept free: in the one that the middle of the part lies in, else in the first. */
export function withPart(areas: readonly PrintArea[], part: readonly Spot[]): PrintArea[] {
  const middle = areaBox({ shape: polygonOf(part) });
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
  const isIn = (area: PrintArea) => {
    const box = areaBox(area);
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  };
  const found = Math.max(areas.findIndex(isIn), 0);
  const cutOut = part.map(({ x: across, y: down }) => ({ x: round(across), y: round(down) }));
  return areas.map((area, at) => (at === found ? { ...area, cutOuts: [...(area.cutOuts ?? []), cutOut] } : area));
}

/** A new area of 100 mm width, as high as its shape on a picture of this aspect. */
export function newArea(shape: AreaShape, view: Pick<PrintView, 'aspect' | 'areas'>, name: string): PrintArea {
  const [wide, high] =
    shape.kind === 'box'
      ? [shape.width, shape.height]
      : [spanOf(shape.points.map(({ x }) => x)), spanOf(shape.points.map(({ y }) => y))];
  const heightMm = Math.max(1, Math.round((100 * high) / (wide * view.aspect)));
  const id = idFor(name, view.areas.map((area) => area.id), 'area'); // biome-ignore format: one call
  return { id, name, shape, widthMm: 100, heightMm, hasShading: false };
}

const spanOf = (values: readonly number[]): number => Math.max(LEAST, Math.max(...values) - Math.min(...values));

/** A new view of a picture, still without areas. */
export const newView = (picture: PrintView['picture'], aspect: number, views: readonly PrintView[], name: string): PrintView => ({
  id: idFor(name, views.map(({ id }) => id), 'view'), name, aspect, areas: [], variants: [],
  picture,
}); // biome-ignore format: one object

/** The views with one of them changed; without a new one it is removed. */
export const withView = (views: readonly PrintView[], index: number, view?: PrintView): PrintView[] =>
  views.flatMap((one, at) => (at === index ? (view ?? []) : one));

export const withArea = (view: PrintView, index: number, area?: PrintArea): PrintView => ({
  ...view,
  areas: view.areas.flatMap((one, at) => (at === index ? (area ?? []) : one)),
});

/** Whether what was drawn can be saved: each view has an area. */
export const isWhole = (views: readonly PrintView[]): boolean =>
  views.length > 0 && views.every(({ areas }) => areas.length > 0);
