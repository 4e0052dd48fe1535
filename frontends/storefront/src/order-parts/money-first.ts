/**
 * The grid of an order's page. On a phone what is to pay comes first; on a desktop it is beside the items. Its children: what is
 * to pay, the items, and the rest.
 */
export const MONEY_FIRST =
  'mt-10 grid grid-cols-1 gap-10 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-x-14 lg:gap-y-6';
