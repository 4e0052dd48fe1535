import type { BULK_COLORS } from '@print-shop/contracts';

type ColorName = (typeof BULK_COLORS)[number];

/** The ten colours of cloth that are always in the store room. */
export const clothColors: Record<ColorName, string> = {
  Black: '#1C1C1E',
  White: '#F7F6F2',
  'Navy Blue': '#1B2A4E',
  'Golden Yellow': '#F2B01E',
  Red: '#C62828',
  'Royal Blue': '#2450B8',
  Orange: '#EE7420',
  'Light Blue': '#A9CBE8',
  'Light Grey': '#CFD0D0',
  'Golden Green': '#8A9A2E',
};
export const colorNames = Object.keys(clothColors) as ColorName[];
