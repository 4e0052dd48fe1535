import { dayOf } from '@print-shop/contracts/client';

/** The day of a moment in India, like 2026-11-23, which spreadsheets sort and read as a date. */
export const dayValue = (at: string): string => dayOf(new Date(at));
