export const BULK_COLORS = [
  'Black',
  'White',
  'Navy Blue',
  'Golden Yellow',
  'Red',
  'Royal Blue',
  'Orange',
  'Light Blue',
  'Light Grey',
  'Golden Green',
] as const;
export const BULK_SIZES = ['xS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'] as const;
export const BULK_STATUSES = ['Pending', 'In Production', 'Completed', 'Cancelled'] as const;
/** The events of a bulk order besides its status and its proof. */
export const BULK_STEPS = [
  'line-cancelled',
  'claimed',
  'claim-withdrawn',
  'claim-accepted',
  'claim-declined',
  'refund-due',
] as const;
export type BulkStep = (typeof BULK_STEPS)[number];
export const MAX_BULK_QUANTITY = 100_000;
