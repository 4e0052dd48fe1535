import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import type { Box, PrintProfile } from '@print-shop/contracts';
import { IDENTITY, type Matrix, multiply } from '../pdf/matrix.ts';
import { geometryOf } from '../pdf/page-geometry.ts';
import { type PageNode, pagesOf } from '../pdf/page-tree.ts';
import { toShown, upwards, userBox } from '../pdf/shown-page.ts';
import { changedLook } from '../refusal.ts';
import type { PageSize } from '../report.ts';
import { nearestSize, shapeDifference, turned } from '../sizes.ts';
import { addSheet, drawThrough, newDocument } from './new-page.ts';

/** Shapes that differ less are the same, as to an eye. */
const SAME_SHAPE = 0.03;

export interface Target {
  profile: PrintProfile;
  size: PageSize | null;
}

/**
 * The finished size that a page gets, and by how much it is scaled. A page of nearly that shape is stretched to it, by so little
 * that nobody sees it. Scaled evenly, it would leave white at two edges, or lose something at the two others. A page of another
 * shape is scaled so that all of it is on the sheet.
 */
export function scaledTo(
  { width, height }: Box,
  { profile, size }: Target,
): { goal: PageSize; across: number; down: number } {
  const found = { widthMm: width, heightMm: height };
  const nearest = nearestSize(found, profile, size) ?? found;
  const isTurned = shapeDifference(found, turned(nearest)) < shapeDifference(found, nearest);
  const goal = isTurned ? turned(nearest) : nearest;
  const [across, down] = [goal.widthMm / width, goal.heightMm / height];
  if (shapeDifference(found, goal) <= SAME_SHAPE) return { goal, across, down };
  const scale = Math.min(across, down);
  return { goal, across: scale, down: scale };
}

/** Draws each page of a PDF at the finished size, with as much bleed as it has. Vectors stay vectors. */
export const scalePages = (document: PDFDocument, target: Target): Promise<PDFDocument> =>
  redraw(document, target, async ({ out, node, source, trim, shown }) => {
    const { goal, across, down } = scaledTo(trim, target);
    const [left, top, right, bottom] = marginsOf(trim, shown);
    const margin = Math.max(
      0,
      Math.min(target.profile.bleedMm, left * across, right * across, top * down, bottom * down),
    );
    const sheet = { widthMm: goal.widthMm + 2 * margin, heightMm: goal.heightMm + 2 * margin };
    const page = addSheet(out, {
      ...sheet,
      trim: { x: margin, y: margin, width: goal.widthMm, height: goal.heightMm },
    });
    const whole = await out.embedPage(
      source,
      userBox(node, { x: 0, y: 0, width: shown.widthMm, height: shown.heightMm }),
      [...IDENTITY],
    );
    const x = margin + (goal.widthMm - trim.width * across) / 2 - trim.x * across;
    const y = margin + (goal.heightMm - trim.height * down) / 2 - trim.y * down;
    const onSheet: Matrix = [across, 0, 0, down, x, y];
    drawThrough(page, whole, multiply(multiply(toShown(node), onSheet), upwards(sheet.heightMm)));
  });

/**
 * This part of each edge is left out, and the mirrored page begins there. Shapes that end at the edge are smoothed on it, and
 * objects below them would shine through as a thin line.
 */
const EDGE_MM = 0.1;
/** How far a mirrored page reaches under the page. */
const OVERLAP_MM = 0.05;

/** Adds bleed to each page of a PDF by drawing it mirrored at the four edges and corners of its trim. */
export const mirrorBleed = (document: PDFDocument, target: Target): Promise<PDFDocument> =>
  redraw(document, target, async ({ out, node, source, trim }) => {
    const { bleedMm } = target.profile;
    const sheet = { widthMm: trim.width + 2 * bleedMm, heightMm: trim.height + 2 * bleedMm };
    const page = addSheet(out, { ...sheet, trim: { x: bleedMm, y: bleedMm, width: trim.width, height: trim.height } });
    const inner = {
      x: trim.x + EDGE_MM,
      y: trim.y + EDGE_MM,
      width: trim.width - 2 * EDGE_MM,
      height: trim.height - 2 * EDGE_MM,
    };
    const cut = await out.embedPage(source, userBox(node, inner), [...IDENTITY]);
    const moved: Matrix = [1, 0, 0, 1, bleedMm - trim.x, bleedMm - trim.y];
    const [right, bottom] = [bleedMm + trim.width, bleedMm + trim.height];
    const [before, after] = [2 * (bleedMm + EDGE_MM) + OVERLAP_MM, -2 * EDGE_MM - OVERLAP_MM];
    const across: Matrix[] = [IDENTITY, [-1, 0, 0, 1, before, 0], [-1, 0, 0, 1, 2 * right + after, 0]];
    const down: Matrix[] = [IDENTITY, [1, 0, 0, -1, 0, before], [1, 0, 0, -1, 0, 2 * bottom + after]];
    // The page itself last, so that no mirrored edge lies over it.
    const mirrors = across.flatMap((a) => down.map((b) => multiply(a, b))).reverse();
    for (const mirror of mirrors) {
      const onSheet = multiply(multiply(toShown(node), moved), mirror);
      drawThrough(page, cut, multiply(onSheet, upwards(sheet.heightMm)));
    }
  });

interface Redrawn {
  out: PDFDocument;
  node: PageNode;
  source: ReturnType<PDFDocument['getPage']>;
  trim: Box;
  shown: PageSize;
}

async function redraw(
  document: PDFDocument,
  target: Target,
  draw: (page: Redrawn) => Promise<void>,
): Promise<PDFDocument> {
  const out = await newDocument();
  const nodes = pagesOf(document); // first, as it refuses trees that have no end
  const sources = new Map<PDFDict, Redrawn['source']>(document.getPages().map((page) => [page.node, page]));
  for (const node of nodes) {
    const source = sources.get(node.dict);
    // pdf-lib knows no page that does not say that it is one.
    if (!source) throw changedLook();
    const { trim, widthMm, heightMm } = geometryOf(node, target);
    if (!source.node.Contents()) source.pushOperators(); // an empty page has nothing that could be embedded
    await draw({ out, node, source, trim, shown: { widthMm, heightMm } });
  }
  await out.flush();
  return out;
}

/** The room of a page beyond its trim: left, above, right, below. */
const marginsOf = (trim: Box, shown: PageSize): [number, number, number, number] => [
  ...([trim.x, trim.y] as const),
  ...([shown.widthMm - trim.x - trim.width, shown.heightMm - trim.y - trim.height] as const),
];
