import type { BULK_COLORS } from '@print-shop/contracts/client';

/** The swatches as they look on cotton. */
export const HEX: Record<(typeof BULK_COLORS)[number], string> = {
  Black: '#1d1c1a',
  White: '#f7f5f0',
  'Navy Blue': '#1f2b4d',
  'Golden Yellow': '#f2b21f',
  Red: '#c4242e',
  'Royal Blue': '#2350b8',
  Orange: '#ee7722',
  'Light Blue': '#9ccbea',
  'Light Grey': '#c9c8c4',
  'Golden Green': '#8c9b2c',
};
