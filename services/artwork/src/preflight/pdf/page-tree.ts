import { PDFArray, PDFDict, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { corrupt, tooLarge } from '../refusal.ts';
import { get, getArray, getDict, getName, getNumber, listOf, numbersOf } from './objects.ts';

/** A page, with what it inherits from the nodes above it. */
export interface PageNode {
  dict: PDFDict;
  resources: PDFDict | undefined;
  media: Rectangle;
  /** The part of it that screens show. */
  crop: Rectangle;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotate: number;
  /** Size of a unit in points. */
  userUnit: number;
}

/** In user space, `y` upwards. */
export interface Rectangle {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** More pages than the longest profile allows are counted, but not read. */
const MAX_PAGES = 5_000;
const MAX_NODES = 20_000;
const MAX_DEPTH = 50;
/** ISO 32000-2, Annex C: a page is at most 14,400 units wide. */
const MAX_UNITS = 14_400;
const A4: Rectangle = { x0: 0, y0: 0, x1: 595, y1: 842 };

/**
 * The pages of a document in their order. The tree is walked here, as it may be a stranger's: it may refer to itself or fan
 * out without end. Throws the refusal `corrupt` for a file without pages.
 */
export function pagesOf(document: PDFDocument): PageNode[] {
  const pages: PageNode[] = [];
  let nodes = 0;
  const walk = (node: PDFDict, above: Map<string, PDFObject>, path: readonly PDFDict[]): void => {
    if (++nodes > MAX_NODES || pages.length >= MAX_PAGES) throw tooLarge();
    if (path.length > MAX_DEPTH || path.includes(node)) return;
    const inherited = new Map(above);
    for (const key of ['Resources', 'MediaBox', 'CropBox', 'Rotate']) {
      const value = get(node, key);
      if (value) inherited.set(key, value);
    }
    const kids = getArray(node, 'Kids');
    if (!kids) {
      if (getName(node, 'Type') !== 'Pages') pages.push(pageOf(node, inherited));
      return;
    }
    for (const kid of kids) if (kid instanceof PDFDict) walk(kid, inherited, [...path, node]);
  };
  const root = getDict(document.catalog, 'Pages');
  if (root) walk(root, new Map(), []);
  if (pages.length === 0) throw corrupt();
  return pages;
}

function pageOf(dict: PDFDict, inherited: ReadonlyMap<string, PDFObject>): PageNode {
  const media = rectangleOf(inherited.get('MediaBox')) ?? A4;
  const crop = rectangleOf(inherited.get('CropBox'));
  const resources = inherited.get('Resources');
  const rotate = inherited.get('Rotate');
  const degrees =
    rotate && 'asNumber' in rotate && typeof rotate.asNumber === 'function' ? Number(rotate.asNumber()) : 0;
  return {
    dict,
    media,
    crop: (crop && overlap(crop, media)) ?? media,
    resources: resources instanceof PDFDict ? resources : undefined,
    rotate: (((Math.round(degrees / 90) * 90) % 360) + 360) % 360,
    userUnit: Math.min(Math.max(getNumber(dict, 'UserUnit') ?? 1, 0.01), 1000),
  };
}

export function boxNamed(page: PageNode, key: 'TrimBox' | 'BleedBox'): Rectangle | undefined {
  return rectangleOf(get(page.dict, key));
}

function rectangleOf(value: PDFObject | undefined): Rectangle | undefined {
  if (!(value instanceof PDFArray)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = numbersOf(listOf(value));
  const box = { x0: Math.min(a, c), y0: Math.min(b, d), x1: Math.max(a, c), y1: Math.max(b, d) };
  const isSane =
    Object.values(box).every((n) => Math.abs(n) <= 10 * MAX_UNITS) && box.x1 - box.x0 >= 1 && box.y1 - box.y0 >= 1;
  return isSane ? box : undefined;
}

function overlap(a: Rectangle, b: Rectangle): Rectangle | undefined {
  const box = {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
  return box.x1 - box.x0 >= 1 && box.y1 - box.y0 >= 1 ? box : undefined;
}
