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
export const MAX_BULK_QUANTITY = 100_000;
