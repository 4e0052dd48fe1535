const DAY_MS = 24 * 3_600_000;

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
export const afterOrder = (at: Date, { orderDays }: Retention): Date => new Date(at.getTime() + orderDays * DAY_MS);
