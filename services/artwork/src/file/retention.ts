const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The time that files are kept: as staff have chosen, and from the settings until then. */
export interface Retention {
  /** `ARTWORK_DAYS`: counted from the upload, while no order needs the file. */
  fileDays: number;
  /** `ARTWORK_ORDER_DAYS`: counted from the order. */
  orderDays: number;
}

/** The time that an upload in parts may take. */
export const untilAbandoned = (at: Date): Date => new Date(at.getTime() + DAY_MS);
export const afterUpload = (at: Date, { fileDays }: Retention): Date => new Date(at.getTime() + fileDays * DAY_MS);
/**
 * Until when a design is kept that nobody orders with or puts into a cart. An hour more, as the link of the upload still proves a quarter of an
 * hour after that its sender has seen it.
 */
export const afterDesign = (at: Date, hours: number): Date => new Date(at.getTime() + (hours + 1) * HOUR_MS);
export const afterOrder = (at: Date, { orderDays }: Retention): Date => new Date(at.getTime() + orderDays * DAY_MS);
