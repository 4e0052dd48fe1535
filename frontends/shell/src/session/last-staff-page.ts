import { inBrowser, type SignedInUser } from '@print-shop/web-kit';

/** The page of the staff area that a member of staff opened last in this browser, else what waits today. */
export const lastStaffPage = ({ _id }: SignedInUser): string =>
  inBrowser.getItem(`staff-page of ${_id}`) ?? '/admin/today';
