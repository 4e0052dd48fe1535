import type { Product } from '@print-shop/contracts';
import { MAX_PRODUCT_IMAGES, PRODUCT_SIZES } from '@print-shop/contracts/client';
import { z } from 'zod';

export const INCOMPLETE = 'Please fill in all required fields and upload at least one image';
export const INCOMPLETE_EDIT = 'Please fill in all required fields';
export const TOO_MANY_IMAGES = `Maximum ${MAX_PRODUCT_IMAGES} images allowed per product`;

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

const images = z.array(z.string()).max(MAX_PRODUCT_IMAGES, TOO_MANY_IMAGES);
const needed = z.string().trim().min(1, INCOMPLETE);
const amount = needed.refine((text) => Number(text) >= 0, 'Must be 0 or more.');
const percent = needed.refine((text) => Number(text) >= 0 && Number(text) <= 100, 'Must be between 0 and 100.');

/** What the form asks for beyond the contract: category and stock are required, discounts and extras must be typed. */
export const productFormSchema = z.object({
  name: needed,
  price: amount,
  category: needed,
  type: needed,
  stock: amount.refine((text) => Number.isInteger(Number(text)), 'Must be a whole number.'),
  bothSide: amount,
  happyHourDiscount: percent,
  festivalHourDiscount: percent,
  description: z.string(),
  sizes: z.array(z.enum(PRODUCT_SIZES)),
  colors: z.array(z.string()),
  images: images.min(1, INCOMPLETE),
  isCustomizable: z.boolean(),
  isBestSeller: z.boolean(),
  isNew: z.boolean(),
});

/** The same when a product is edited, where it may have no pictures. */
export const editFormSchema = productFormSchema.extend({ images });

/** The message that belongs beside a field; what is merely missing is said once for the whole form. */
export const besideField = (message: string | undefined): string | undefined =>
  message === INCOMPLETE ? undefined : message;

export const toValues = (product: Product): ProductValues => ({
  ...product,
  price: String(product.price),
  bothSide: String(product.bothSide),
  happyHourDiscount: String(product.happyHourDiscount),
  festivalHourDiscount: String(product.festivalHourDiscount),
  stock: String(product.stock),
});
