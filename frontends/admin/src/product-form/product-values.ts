import type { Product } from '@print-shop/contracts';
import { MAX_PRODUCT_IMAGES, PRODUCT_SIZES } from '@print-shop/contracts/client';
import { z } from 'zod';
import type { en } from './messages/en.ts';

/** What is wrong with a field: a word that `messages` has a sentence for, or that it is missing. */
type Fault = keyof typeof en.faults | typeof MISSING;
const MISSING = 'missing';
const fault = (name: Fault): Fault => name;

/** The product form as typed: numbers as text. */
export interface ProductValues {
  name: string;
  price: string;
  category: string;
  type: string;
  description: string;
  bothSide: string;
  happyHourDiscount: string;
  festivalHourDiscount: string;
  sizes: (typeof PRODUCT_SIZES)[number][];
  colors: string[];
  images: string[];
  isCustomizable: boolean;
  isBestSeller: boolean;
  isNew: boolean;
  stock: string;
}

export const EMPTY_PRODUCT: ProductValues = {
  name: '',
  price: '',
  category: '',
  type: '',
  description: '',
  bothSide: '0',
  happyHourDiscount: '0',
  festivalHourDiscount: '0',
  sizes: [],
  colors: [],
  images: [],
  isCustomizable: false,
  isBestSeller: false,
  isNew: false,
  stock: '',
};

/** Whether nothing was typed or chosen yet. */
export const isBlank = (values: ProductValues): boolean =>
  Object.entries(EMPTY_PRODUCT).every(([name, blank]) => String(values[name as keyof ProductValues]) === String(blank));

const images = z.array(z.string()).max(MAX_PRODUCT_IMAGES);
const needed = z.string().trim().min(1, fault(MISSING));
const amount = needed.refine((text) => Number(text) >= 0, fault('negative'));
const percent = needed.refine((text) => Number(text) >= 0 && Number(text) <= 100, fault('notPercent'));

/** What the form asks for beyond the contract: category and stock are required, discounts and extras must be typed. */
export const productFormSchema = z.object({
  name: needed,
  price: amount,
  category: needed,
  type: needed,
  stock: amount.refine((text) => Number.isInteger(Number(text)), fault('notWhole')),
  bothSide: amount,
  happyHourDiscount: percent,
  festivalHourDiscount: percent,
  description: z.string(),
  sizes: z.array(z.enum(PRODUCT_SIZES)),
  colors: z.array(z.string()),
  images: images.min(1, fault(MISSING)),
  isCustomizable: z.boolean(),
  isBestSeller: z.boolean(),
  isNew: z.boolean(),
});

/** The same when a product is edited, where it may have no pictures. */
export const editFormSchema = productFormSchema.extend({ images });

/** The error beside a field; missing values are reported once for the whole form. */
export const besideField = (message: string | undefined, sentences: Record<string, string>): string | undefined =>
  message && sentences[message];

export const toValues = (product: Product): ProductValues => ({
  ...product,
  price: String(product.price),
  bothSide: String(product.bothSide),
  happyHourDiscount: String(product.happyHourDiscount),
  festivalHourDiscount: String(product.festivalHourDiscount),
  stock: String(product.stock),
});
