export const MAX_LINE_QUANTITY = 100_000;
