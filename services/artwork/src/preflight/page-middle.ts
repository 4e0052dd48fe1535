import type { PageSize } from './report.ts';

/** Where the trim of a page begins whose bleed is the same on all sides. */
export const middleOf = (page: PageSize, whole: PageSize): { x: number; y: number } => ({
  x: (whole.widthMm - page.widthMm) / 2,
  y: (whole.heightMm - page.heightMm) / 2,
});
