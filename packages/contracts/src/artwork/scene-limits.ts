/** The smallest and the largest side of a piece, and the smallest and the largest type, in mm. */
export const LEAST_MM = 0.5;
export const MOST_MM = 20_000;
export const LEAST_TYPE_MM = 1;
export const MOST_TYPE_MM = 2000;
/** The largest share of a box that its bleed has at an edge. */
export const MOST_BLEED = 0.45;
