import { dayOf } from '@print-shop/contracts/client';

/** The day of a moment in India, like 2026-11-23, which spreadsheets sort and read as a date. */
export const dayValue = (at: string): string => dayOf(new Date(at));

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

/** The day and the time of a moment in India, like 2026-11-23 16:05, which spreadsheets sort and read as well. */
export const momentValue = (at: string): string => `${dayValue(at)} ${CLOCK.format(new Date(at))}`;
