const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Retention {
  /** Counted from the upload, while no order needs the file. */
  fileDays: number;
  /** Counted from the order. */
  orderDays: number;
}

export type GetRetention = () => Promise<Retention>;

export const USUAL_RETENTION: Retention = { fileDays: 30, orderDays: 365 };

/** Returns the days that count: of each, the first that a source names, and the usual ones where none does. */
export const firstRetention = (sources: readonly Partial<Retention>[]): Retention => ({
  fileDays: sources.find(({ fileDays }) => fileDays)?.fileDays ?? USUAL_RETENTION.fileDays,
  orderDays: sources.find(({ orderDays }) => orderDays)?.orderDays ?? USUAL_RETENTION.orderDays,
});

/** The time that an upload in parts may take. */
export const untilAbandoned = (at: Date): Date => new Date(at.getTime() + DAY_MS);
export const afterUpload = (at: Date, { fileDays }: Retention): Date => new Date(at.getTime() + fileDays * DAY_MS);
/**
 * Until when a design is kept that nobody orders with or puts into a cart. An hour more, as the link of the upload still proves a quarter of an
 * hour after that its sender has seen it.
 */
export const afterDesign = (at: Date, hours: number): Date => new Date(at.getTime() + (hours + 1) * HOUR_MS);
export const afterOrder = (at: Date, { orderDays }: Retention): Date => new Date(at.getTime() + orderDays * DAY_MS);
