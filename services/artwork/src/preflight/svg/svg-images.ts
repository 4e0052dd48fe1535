import { SaxesParser } from 'saxes';
import type { Colour, ImageItem } from '../facts.ts';
import { boxAround, cornersOf, IDENTITY, type Matrix, multiply, scalesOf } from '../pdf/matrix.ts';
import type { PageSize } from '../report.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { transformOf } from './svg-transform.ts';

/** Most places of pictures that are looked at. */
const MOST = 500;
/** A `use` of a `use` of a `use`: what is nested deeper is not looked at. */
const MOST_NESTED = 20;

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

/** Elements that are drawn only where something refers to them. */
const NOT_DRAWN: ReadonlySet<string> = new Set('defs symbol clipPath mask marker filter pattern'.split(' '));

/**
 * The pictures that a plain SVG contains, with their pixels per inch at print size: where each is drawn, through the transforms
 * and view boxes above it, also by `use` and as the filling of a pattern.
 */
export async function svgImages(svg: string, page: PageSize, colour: Colour): Promise<ImageItem[]> {
  const { root, byId } = treeOf(svg);
  if (!root) return [];
  const places: { element: Element; matrix: Matrix }[] = [];
  const visit = (element: Element, outer: Matrix, depth: number): void => {
    if (places.length >= MOST || depth > MOST_NESTED) return;
    const { name, attributes } = element;
    const matrix = multiply(transformOf(attributes.transform ?? ''), outer);
    if (name === 'image') places.push({ element, matrix });
    const filling = byId.get(/url\(\s*["']?#([^"')]+)/.exec(attributes.fill ?? attributes.style ?? '')?.[1] ?? '');
    if (filling?.name === 'pattern') visitPattern(filling, element, matrix, depth);
    if (name === 'use') {
      const used = byId.get(addressOf(attributes).slice(1));
      const moved = multiply([1, 0, 0, 1, lengthOf(attributes.x), lengthOf(attributes.y)], matrix);
      if (used?.name === 'symbol') visitAll(used, multiply(viewOf(used, attributes), moved), depth);
      else if (used) visit(used, moved, depth + 1);
    }
    if (NOT_DRAWN.has(name)) return;
    visitAll(element, name === 'svg' && depth > 0 ? multiply(viewOf(element, attributes), matrix) : matrix, depth);
  };
  const visitAll = (element: Element, matrix: Matrix, depth: number) => {
    for (const child of element.children) visit(child, matrix, depth + 1);
  };
  /** Design programs fill a rectangle with a picture; its pattern is measured in units of the rectangle. */
  const visitPattern = (pattern: Element, filled: Element, matrix: Matrix, depth: number) => {
    const { width, height, x, y } = filled.attributes;
    const box: Matrix = [lengthOf(width), 0, 0, lengthOf(height), lengthOf(x), lengthOf(y)];
    const isOfBox = pattern.attributes.patternContentUnits === 'objectBoundingBox' && lengthOf(width) > 0;
    const inner = multiply(transformOf(pattern.attributes.patternTransform ?? ''), isOfBox ? box : IDENTITY);
    visitAll(pattern, multiply(inner, matrix), depth);
  };

  const { width, height } = root.attributes;
  const [, , viewWidth, viewHeight] = viewBoxOf(root) ?? [0, 0, lengthOf(width), lengthOf(height)];
  if (!(Number(viewWidth) > 0) || !(Number(viewHeight) > 0)) return [];
  const size = { width: String(page.widthMm), height: String(page.heightMm) };
  const view: Matrix = viewBoxOf(root)
    ? viewOf(root, size)
    : [page.widthMm / Number(viewWidth), 0, 0, page.heightMm / Number(viewHeight), 0, 0];
  visit(root, view, 0);
  const found = await Promise.all(places.map(({ element, matrix }) => imageItem(element, matrix, colour)));
  return found.filter((item) => item !== undefined);
}

function treeOf(svg: string): { root: Element | undefined; byId: Map<string, Element> } {
  const parser = new SaxesParser();
  const byId = new Map<string, Element>();
  const open: Element[] = [];
  let root: Element | undefined;
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
    if (attributes.id !== undefined && !byId.has(attributes.id)) byId.set(attributes.id, element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(svg).close();
  return { root, byId };
}

const addressOf = (attributes: Record<string, string>): string =>
  (attributes.href ?? attributes['xlink:href'] ?? '').trim();
const lengthOf = (value: string | undefined): number => Number.parseFloat(value ?? '') || 0;

function viewBoxOf({ attributes }: Element): number[] | undefined {
  const numbers = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}

/** From the view box of an element to the size that it is given (SVG 2, section 8.2). */
function viewOf(element: Element, size: Record<string, string>): Matrix {
  const box = viewBoxOf(element);
  const [left, top] =
    element.name === 'svg' ? [lengthOf(element.attributes.x), lengthOf(element.attributes.y)] : [0, 0];
  if (!box) return [1, 0, 0, 1, left, top];
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const given = { width: lengthOf(size.width) || width, height: lengthOf(size.height) || height };
  const placed = fitted({ width, height }, given, element.attributes.preserveAspectRatio);
  return [placed[0], 0, 0, placed[3], placed[4] - x * placed[0] + left, placed[5] - y * placed[3] + top];
}

interface Size {
  width: number;
  height: number;
}

/** How `inner` is enlarged and moved to lie in `outer`, as `preserveAspectRatio` says; in the middle unless it is stretched. */
function fitted(inner: Size, outer: Size, ratio = ''): Matrix {
  const [wide, high] = [outer.width / inner.width, outer.height / inner.height];
  if (/^\s*none/.test(ratio)) return [wide, 0, 0, high, 0, 0];
  const scale = /slice/.test(ratio) ? Math.max(wide, high) : Math.min(wide, high);
  return [scale, 0, 0, scale, (outer.width - inner.width * scale) / 2, (outer.height - inner.height * scale) / 2];
}

/** The picture of an `image` element; none if it cannot be read, which the drawing of the page reports. */
async function imageItem(element: Element, matrix: Matrix, colour: Colour): Promise<ImageItem | undefined> {
  const { attributes } = element;
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(addressOf(attributes)) ?? [];
  if (!base64) return undefined;
  const read = await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!read?.width || !read.height) return undefined;
  const pixels = { width: read.width, height: read.height };
  const outer = {
    width: lengthOf(attributes.width) || pixels.width,
    height: lengthOf(attributes.height) || pixels.height,
  };
  const corner: Matrix = [1, 0, 0, 1, lengthOf(attributes.x), lengthOf(attributes.y)];
  const onPage = multiply(multiply(fitted(pixels, outer, attributes.preserveAspectRatio), corner), matrix);
  const mmPerPixel = Math.max(...scalesOf(onPage));
  if (!(mmPerPixel > 0) || !Number.isFinite(mmPerPixel)) return undefined;
  return {
    ...{ type: 'image', pixels, colour, isMask: false, isLogo: read.isPalette === true },
    box: boxAround(onPage, cornersOf(0, 0, pixels.width, pixels.height)),
    dpi: MM_PER_INCH / mmPerPixel,
  };
}
