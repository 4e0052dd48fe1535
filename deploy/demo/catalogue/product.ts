import type { PRODUCT_SIZES, PriceRules } from '@print-shop/contracts';
import { type Crop, frame } from '../pictures/scene.ts';

/** A product of the demo shop. Its pictures are drawn when they are needed. */
export interface DemoProduct {
  name: string;
  type: string;
  category: string;
  price: number;
  description: string;
  stock: number;
  bothSide: number;
  happyHourDiscount: number;
  festivalHourDiscount: number;
  sizes: (typeof PRODUCT_SIZES)[number][];
  colors: string[];
  isCustomizable: boolean;
  isBestSeller: boolean;
  isNew: boolean;
  priceRules?: PriceRules;
  pictures: (() => string)[];
}

type Extras = Partial<Omit<DemoProduct, 'name' | 'type' | 'category' | 'price' | 'description' | 'pictures'>>;

/** One product: category, name, rupees; then what sets it apart, what it is, how it looks. */
export const productsOf =
  (type: string, common: Extras = {}) =>
  (
    [category, name, price]: [string, string, number],
    extras: Extras,
    description: string,
    pictures: (() => string)[],
  ): DemoProduct => ({
    name,
    type,
    category,
    price,
    description,
    stock: 250,
    bothSide: 0,
    happyHourDiscount: 0,
    festivalHourDiscount: 0,
    sizes: [],
    colors: [],
    isCustomizable: false,
    isBestSeller: false,
    isNew: false,
    ...common,
    ...extras,
    pictures,
  });

/** Lower prices of a piece: `[from, rupees]`. */
export const breaks = (...steps: [from: number, price: number][]): PriceRules => ({
  breaks: steps.map(([from, price]) => ({ from, price, per: 'piece' })),
});

/** The whole scene. */
export const view =
  (scene: () => string): (() => string) =>
  () =>
    frame(scene());

/** The same scene from close by. */
export const closeUp =
  (scene: () => string, crop: Crop): (() => string) =>
  () =>
    frame(scene(), crop);
