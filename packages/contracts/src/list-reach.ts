/** How many rows of a staff list can be paged through; later rows are reached by searching, filtering or sorting. */
export const LIST_REACH = 10_000;
