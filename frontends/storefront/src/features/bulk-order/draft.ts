import {
  type BULK_COLORS,
  BULK_PLACEMENT_PAISE,
  type BULK_SIZES,
  bulkPaise,
  type ProductPrice,
  toPriced,
  toRupees,
} from '@print-shop/contracts/client';
import { formatWholeRupees } from '@print-shop/i18n';
import { shopTime } from '@print-shop/web-kit';
import type { Placement } from '../../tee/zones.ts';

export type BulkColor = (typeof BULK_COLORS)[number];
export type BulkSize = (typeof BULK_SIZES)[number];

export interface DraftLine {
  color: BulkColor;
  size: BulkSize;
  quantity: number;
}

/** The price of one placement on one shirt where the product has no breaks, as a text. */
export const RATE = formatWholeRupees(toRupees(BULK_PLACEMENT_PAISE));

/** A line of the same colour and size takes up the quantity; any other becomes a new line. */
export function addLine(lines: readonly DraftLine[], added: DraftLine): DraftLine[] {
  const isSame = (line: DraftLine) => line.color === added.color && line.size === added.size;
  if (!lines.some(isSame)) return [...lines, added];
  return lines.map((line) => (isSame(line) ? { ...line, quantity: line.quantity + added.quantity } : line));
}

/** The prints of the order: each line has all placements. */
export interface Prints {
  lines: readonly DraftLine[];
  placements: readonly Placement[];
  hasDesign: boolean;
}

/** The price of each line now. */
export const lineRupees = ({ lines, placements, hasDesign }: Prints, product: ProductPrice): number[] =>
  bulkPaise(
    lines.map((line) => ({ ...line, placement: placements })),
    toPriced(product),
    hasDesign,
    new Date(shopTime()),
  ).map(toRupees);

export const shirtCount = (lines: readonly DraftLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);

/** The list price that is struck through: 20% above the price, in whole rupees. */
export const listRupees = (rupees: number): number => Math.round(rupees * 1.2);
