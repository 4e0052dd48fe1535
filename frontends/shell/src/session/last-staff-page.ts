import { inBrowser } from '@print-shop/web-kit';

/** The page of the staff area that was open last in this browser, else what waits today. */
export const lastStaffPage = (): string => inBrowser.getItem('staff-page') ?? '/admin/today';
