/** The smallest and the largest side of a piece, and the smallest and the largest type, in mm. */
export const LEAST_MM = 0.5;
export const MOST_MM = 20_000;
export const LEAST_TYPE_MM = 1;
export const MOST_TYPE_MM = 2000;
/** The largest share of a box that its bleed has at an edge. */
export const MOST_BLEED = 0.45;
/** Corners that a polygon on a picture may have. */
export const MOST_CORNERS = 60;
/** Parts of a picture that may lie in front of one area. */
export const MOST_CUT_OUTS = 10;
