import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Box, PrintProfile } from '@print-shop/contracts';
import { IDENTITY, type Matrix, multiply } from '../pdf/matrix.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { geometryOf } from '../pdf/page-geometry.ts';
import { type PageNode, pagesOf } from '../pdf/page-tree.ts';
import { toShown, upwards, userBox } from '../pdf/shown-page.ts';
import type { PageSize } from '../report.ts';
import { isSameSize, nearestSize, turned } from '../sizes.ts';
import { addSheet, drawThrough, newDocument } from './new-page.ts';

export interface Target {
  profile: PrintProfile;
  size: PageSize | null;
}

/** Shapes that differ less are the same, as to an eye. */
const SAME_SHAPE = 0.03;

/** Draws each page of a PDF at the finished size, with as much bleed as it has. Vectors stay vectors. */
export const scalePages = (bytes: Uint8Array, target: Target): Promise<Uint8Array> =>
  redraw(bytes, target, async ({ out, node, source, trim, shown }) => {
    const found = { widthMm: trim.width, heightMm: trim.height };
    const wanted = nearestSize(found, target.profile, target.size) ?? found;
    const isTurned =
      isSameSize(ratioed(found), ratioed(turned(wanted)), 0.05) &&
      found.widthMm > found.heightMm !== wanted.widthMm > wanted.heightMm;
    const goal = isTurned ? turned(wanted) : wanted;
    const [across, down] = [goal.widthMm / found.widthMm, goal.heightMm / found.heightMm];
    // What is as good as the same shape is stretched to it: it leaves no white at an edge.
    const isSameShape = Math.abs(across / down - 1) < SAME_SHAPE;
    const [scaleX, scaleY] = isSameShape ? [across, down] : [Math.min(across, down), Math.min(across, down)];
    const margins = marginsOf(trim, shown).map((mm, at) => Math.max(0, mm * (at % 2 === 0 ? scaleX : scaleY)));
    const margin = Math.min(target.profile.bleedMm, ...margins);
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
    const left = margin + (goal.widthMm - found.widthMm * scaleX) / 2 - trim.x * scaleX;
    const top = margin + (goal.heightMm - found.heightMm * scaleY) / 2 - trim.y * scaleY;
    const onSheet: Matrix = [scaleX, 0, 0, scaleY, left, top];
    drawThrough(page, whole, multiply(multiply(toShown(node), onSheet), upwards(sheet.heightMm)));
  });

/**
 * So much of each edge is left out, and the mirrored page begins there: shapes that end at the edge are smoothed on it, and what
 * lies below them would shine through as a thin line.
 */
const EDGE_MM = 0.1;
/** How far a mirrored page reaches under the page. */
const OVERLAP_MM = 0.05;

/** Adds bleed to each page of a PDF by drawing it mirrored at the four edges and corners of its trim. */
export const mirrorBleed = (bytes: Uint8Array, target: Target): Promise<Uint8Array> =>
  redraw(bytes, target, async ({ out, node, source, trim }) => {
    const { bleedMm } = target.profile;
    const sheet = { widthMm: trim.width + 2 * bleedMm, heightMm: trim.height + 2 * bleedMm };
    const page = addSheet(out, { ...sheet, trim: { x: bleedMm, y: bleedMm, width: trim.width, height: trim.height } });
    const inner = {
      ...{ x: trim.x + EDGE_MM, y: trim.y + EDGE_MM },
      ...{ width: trim.width - 2 * EDGE_MM, height: trim.height - 2 * EDGE_MM },
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

async function redraw(bytes: Uint8Array, target: Target, draw: (page: Redrawn) => Promise<void>): Promise<Uint8Array> {
  const document = await openPdf(bytes);
  const out = await newDocument();
  const nodes = pagesOf(document); // first, as it refuses trees that have no end
  const pages = document.getPages();
  for (const [index, node] of nodes.entries()) {
    const source = pages[index];
    const { trim, widthMm, heightMm } = geometryOf(node, target);
    if (source && !source.node.Contents()) source.pushOperators(); // an empty page has nothing that could be embedded
    if (source) await draw({ out, node, source, trim, shown: { widthMm, heightMm } });
  }
  return out.save();
}

const marginsOf = (trim: Box, shown: PageSize): number[] => [
  ...[trim.x, trim.y, shown.widthMm - trim.x - trim.width, shown.heightMm - trim.y - trim.height],
];

const ratioed = ({ widthMm, heightMm }: PageSize): PageSize => ({ widthMm: widthMm / heightMm, heightMm: 1 });
