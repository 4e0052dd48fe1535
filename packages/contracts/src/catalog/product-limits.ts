/** Sizes of regular products. */
export const PRODUCT_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export const MAX_PRODUCT_IMAGES = 5;
