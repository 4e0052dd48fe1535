import { designOf } from '@print-shop/contracts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The time that designs are kept, from the settings. */
export interface Retention {
  /** `DESIGN_ORPHAN_HOURS`: counted from the upload, while nobody orders with it or has it in a cart. */
  orphanHours: number;
  /** `CART_DESIGN_DAYS`: counted from when it was last added to a cart. */
  cartDays: number;
  /** `DESIGN_DAYS`: counted from the order. */
  orderDays: number;
}

export const afterUpload = (at: Date, { orphanHours }: Retention): Date =>
  new Date(at.getTime() + orphanHours * HOUR_MS);
export const afterCart = (at: Date, { cartDays }: Retention): Date => new Date(at.getTime() + cartDays * DAY_MS);
export const afterOrder = (at: Date, { orderDays }: Retention): Date => new Date(at.getTime() + orderDays * DAY_MS);

/** The file names in these addresses of designs, without duplicates; other addresses are skipped. */
export function namesOf(addresses: readonly (string | null)[]): string[] {
  const designs = addresses.map((address) => designOf(address ?? '')).filter(Boolean);
  return [...new Set(designs.map((address) => address.slice('/media/designs/'.length)))];
}
