export const PRICE_PART_KINDS = [
  'pieces',
  'break',
  'size',
  'placement',
  'both-sides',
  'set-up',
  'happy-hour',
  'festival',
] as const;
export type PricePartKind = (typeof PRICE_PART_KINDS)[number];
