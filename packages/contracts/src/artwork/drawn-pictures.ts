/** Pictures that the shop draws itself, in the colour of the product: a shirt, and a plain sheet for what lies flat. */
export const DRAWN_PICTURES = ['tee-front', 'tee-back', 'sheet'] as const;
export type DrawnPicture = (typeof DRAWN_PICTURES)[number];

export const isDrawnPicture = (picture: string): picture is DrawnPicture =>
  DRAWN_PICTURES.includes(picture as DrawnPicture);
