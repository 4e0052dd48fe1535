import { dayOf } from '@print-shop/contracts/client';

/** Whether a day of the shop, like 2026-01-31, has passed. */
export const isOver = (validUntil: string, now = new Date()): boolean => validUntil < dayOf(now);
