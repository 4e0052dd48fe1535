import { type Colour, type ImageItem, type Item, MAX_ITEMS, type PageFacts } from '../facts.ts';
import { boxAround, cornersOf, IDENTITY, type Matrix, multiply, scalesOf } from '../pdf/matrix.ts';
import type { PageSize } from '../report.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { FIRST_LOOK, type Look, lookOf, stylist, transparencyOf } from './svg-look.ts';
import { placeOf, shapeItem, textItem } from './svg-shapes.ts';
import { transformOf } from './svg-transform.ts';
import { type Element, treeOf } from './svg-tree.ts';

/** Most places of pictures that are looked at. */
const MOST = 500;
/** A `use` of a `use` of a `use`: what is nested deeper is not looked at. */
const MOST_NESTED = 20;
/** Most elements that are looked at, each time that one is used. */
const MOST_VISITED = 100_000;
const TEXTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath']);

/** Elements that are drawn only where something refers to them. */
const NOT_DRAWN: ReadonlySet<string> = new Set('defs symbol clipPath mask marker filter pattern'.split(' '));

interface SvgItems {
  images: ImageItem[];
  /** Its texts and shapes, as far as their places are known. */
  drawn: Item[];
  transparency: PageFacts['transparency'];
}

/** The part of the drawing above an element that it inherits from. */
interface Outer {
  matrix: Matrix;
  look: Look;
  /** Where the text around it begins. */
  at: [number, number];
  transparent: ReturnType<typeof transparencyOf>;
}

/**
 * The pictures, texts and shapes that a plain SVG draws, at print size. The place of each follows from the transforms and
 * view boxes above it, also by `use` and as the filling of a pattern.
 */
export async function svgItems(svg: string, page: PageSize, colour: Colour): Promise<SvgItems> {
  const { root, byId, css } = treeOf(svg);
  const found: SvgItems = { images: [], drawn: [], transparency: [] };
  if (!root) return found;
  const styleOf = stylist(css);
  const places: { element: Element; matrix: Matrix }[] = [];
  let visited = 0;
  const add = (item: Item | undefined, transparent: Outer['transparent']): void => {
    if (!item || found.drawn.length >= MAX_ITEMS) return;
    found.drawn.push(item);
    if (transparent && found.transparency.length < MOST) found.transparency.push({ what: transparent, box: item.box });
  };
  const visit = (element: Element, above: Outer, depth: number): void => {
    if (places.length >= MOST || depth > MOST_NESTED || ++visited > MOST_VISITED) return;
    const { name, attributes } = element;
    const style = styleOf(element);
    const outer: Outer = {
      matrix: multiply(transformOf(attributes.transform ?? ''), above.matrix),
      look: lookOf(style, above.look),
      at: TEXTS.has(name) ? placeOf(element, above.at) : above.at,
      transparent: transparencyOf(style) ?? above.transparent,
    };
    const { matrix, look } = outer;
    if (look.isHidden) return;
    if (name === 'image') places.push({ element, matrix });
    const item = TEXTS.has(name) ? textItem(element, look, matrix, above.at) : shapeItem(element, look, matrix);
    add(item, outer.transparent);
    const filling = byId.get(/url\(\s*["']?#([^"')]+)/.exec(attributes.fill ?? attributes.style ?? '')?.[1] ?? '');
    if (filling?.name === 'pattern') visitPattern(filling, element, outer, depth);
    if (name === 'use') {
      const used = byId.get(addressOf(attributes).slice(1));
      const moved = multiply([1, 0, 0, 1, lengthOf(attributes.x), lengthOf(attributes.y)], matrix);
      if (used?.name === 'symbol')
        visitAll(used, { ...outer, matrix: multiply(viewOf(used, attributes), moved) }, depth);
      else if (used) visit(used, { ...outer, matrix: moved }, depth + 1);
    }
    if (NOT_DRAWN.has(name)) return;
    const inner = name === 'svg' && depth > 0 ? multiply(viewOf(element, attributes), matrix) : matrix;
    visitAll(element, { ...outer, matrix: inner }, depth);
  };
  const visitAll = (element: Element, outer: Outer, depth: number) => {
    for (const child of element.children) visit(child, outer, depth + 1);
  };
  /** Design programs fill a rectangle with a picture; its pattern is measured in units of the rectangle. */
  const visitPattern = (pattern: Element, filled: Element, outer: Outer, depth: number) => {
    const { width, height, x, y } = filled.attributes;
    const box: Matrix = [lengthOf(width), 0, 0, lengthOf(height), lengthOf(x), lengthOf(y)];
    const isOfBox = pattern.attributes.patternContentUnits === 'objectBoundingBox' && lengthOf(width) > 0;
    const inner = multiply(transformOf(pattern.attributes.patternTransform ?? ''), isOfBox ? box : IDENTITY);
    visitAll(pattern, { ...outer, matrix: multiply(inner, outer.matrix) }, depth);
  };

  const { width, height } = root.attributes;
  const [, , viewWidth, viewHeight] = viewBoxOf(root) ?? [0, 0, lengthOf(width), lengthOf(height)];
  if (!(Number(viewWidth) > 0) || !(Number(viewHeight) > 0)) return found;
  const size = { width: String(page.widthMm), height: String(page.heightMm) };
  const view: Matrix = viewBoxOf(root)
    ? viewOf(root, size)
    : [page.widthMm / Number(viewWidth), 0, 0, page.heightMm / Number(viewHeight), 0, 0];
  visit(root, { matrix: view, look: FIRST_LOOK, at: [0, 0], transparent: undefined }, 0);
  const images = await Promise.all(places.map(({ element, matrix }) => imageItem(element, matrix, colour)));
  return { ...found, images: images.filter((item) => item !== undefined) };
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
    type: 'image',
    pixels,
    colour,
    isMask: false,
    isLogo: read.isPalette === true,
    box: boxAround(onPage, cornersOf(0, 0, pixels.width, pixels.height)),
    dpi: MM_PER_INCH / mmPerPixel,
  };
}
