export const PRICE_SECTIONS = ['design', 'paper', 'printing', 'lamination', 'binding'] as const;
export type PriceSection = (typeof PRICE_SECTIONS)[number];
