import type { BULK_COLORS, PLACEMENTS } from '@print-shop/contracts/client';

type Placement = (typeof PLACEMENTS)[number];
type Labels<Name extends string> = Record<Name, string>;

const placements: Labels<Placement> = {
  Left: 'Left',
  Right: 'Right',
  'Front A4': 'Front A4',
  'Front A3': 'Front A3',
  'Back A4': 'Back A4',
  'Back A3': 'Back A3',
};
const areas: Labels<Placement> = {
  Left: 'left chest, 9 × 9 cm',
  Right: 'right chest, 9 × 9 cm',
  'Front A4': 'front, 21 × 29.7 cm',
  'Front A3': 'full front, 29.7 × 42 cm',
  'Back A4': 'back, 21 × 29.7 cm',
  'Back A3': 'full back, 29.7 × 42 cm',
};
const colors: Labels<(typeof BULK_COLORS)[number]> = {
  Black: 'Black',
  White: 'White',
  'Navy Blue': 'Navy Blue',
  'Golden Yellow': 'Golden Yellow',
  Red: 'Red',
  'Royal Blue': 'Royal Blue',
  Orange: 'Orange',
  'Light Blue': 'Light Blue',
  'Light Grey': 'Light Grey',
  'Golden Green': 'Golden Green',
};

export const en = {
  placements,
  areas,
  colors,
  sides: { front: 'Front', back: 'Back' },
  drawing: { front: 'T-shirt, front', back: 'T-shirt, back' },
};
