import { toRupees } from '@print-shop/contracts';
import { conflict } from '@print-shop/service-kit/errors';

/** What one order, and all unpaid orders of one account together, may take of the shop's stock. */
export interface OrderLimits {
  /** `ORDER_MAX_PIECES` and `ORDER_MAX_RUPEES` of the settings. */
  maxPieces: number;
  maxRupees: number;
  /** `OPEN_ORDERS_PER_ACCOUNT` and `OPEN_RUPEES_PER_ACCOUNT` of the settings. */
  openOrders: number;
  openRupees: number;
  /** `ORDER_REVIEW_RUPEES` of the settings. */
  reviewRupees: number;
}

/** The orders of an account that are neither paid, delivered nor cancelled. */
export interface OpenOrders {
  orders: number;
  paise: number;
}

const shown = (amount: number): string => amount.toLocaleString('en-IN');

/** Throws conflict for an order that the shop takes only after a talk. */
export function refuseTooLarge(
  { lines, totalPaise }: { lines: readonly { quantity: number }[]; totalPaise: number },
  { maxPieces, maxRupees }: OrderLimits,
): void {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > maxPieces) {
    throw conflict(
      `One order can have ${shown(maxPieces)} pieces at most. Please order fewer, or call the shop for a larger order.`,
      'order-too-large',
    );
  }
  if (toRupees(totalPaise) > maxRupees) {
    throw conflict(
      `One order can come to ₹${shown(maxRupees)} at most. Please order less, or call the shop for a larger order.`,
      'order-too-large',
    );
  }
}

/** Whether staff look at an order before anything of it goes out. */
export const needsReview = (totalPaise: number, { reviewRupees }: Pick<OrderLimits, 'reviewRupees'>): boolean =>
  toRupees(totalPaise) > reviewRupees;

/** Throws conflict when an account has as many unpaid orders as it may have, or this one would make them too dear together. */
export function refuseTooManyOpen(open: OpenOrders, totalPaise: number, { openOrders, openRupees }: OrderLimits): void {
  if (open.orders >= openOrders) {
    throw conflict(
      `You have ${open.orders} orders that are not paid yet. Please pay for them, or call the shop, before you order again.`,
      'too-many-open-orders',
    );
  }
  if (toRupees(open.paise + totalPaise) > openRupees) {
    throw conflict(
      `Your unpaid orders can come to ₹${shown(openRupees)} together. Please pay for them, or call the shop, before you order more.`,
      'open-orders-too-dear',
    );
  }
}
