/** Pictures that the shop draws itself, in the colour of the product. */
export const DRAWN_PICTURES = ['tee-front', 'tee-back'] as const;
export type DrawnPicture = (typeof DRAWN_PICTURES)[number];
