export const PRODUCT_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export const MAX_PRODUCT_IMAGES = 5;

export const MAX_REVIEW_PICTURES = 4;
/** Also the limit of the shop's answer. */
export const MAX_REVIEW_CHARACTERS = 2_000;

/** Where the price bands of the shop's filters begin, in rupees; a band ends where the next begins. */
export const PRICE_BANDS = [0, 200, 500, 1_000, 2_500] as const;
