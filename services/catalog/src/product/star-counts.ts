/** How many reviews gave one, two, ... five stars. */
export type StarCounts = readonly number[];

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

/** The average with one decimal and the number of reviews; `undefined` without reviews. */
export function ratingOf(counts: StarCounts): { rating: number; reviewCount: number } | undefined {
  const reviewCount = counts.reduce((sum, count) => sum + count, 0);
  if (reviewCount === 0) return undefined;
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { rating: Math.round((10 * stars) / reviewCount) / 10, reviewCount };
}
