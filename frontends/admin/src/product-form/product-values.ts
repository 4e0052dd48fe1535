import type { Product } from '@print-shop/contracts';
import { MAX_PRODUCT_IMAGES, PRODUCT_SIZES } from '@print-shop/contracts/client';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { en } from './messages/en.ts';
import { checkBreaks, NO_RULES, type RuleValues, ruleSchema, toRules, toRuleValues } from './price-rule-values.ts';

/** The fault of a field: a word that `messages` has a sentence for, or that it is missing. */
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
  /** Empty where that of the tax rule counts. */
  hsn: string;
  rules: RuleValues;
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
  hsn: '',
  rules: NO_RULES,
};

/** Empty fields of a group count as missing, as a form makes them when it shows their inputs. */
const isSame = (value: unknown, blank: unknown): boolean => wordsOf(value) === wordsOf(blank);
const wordsOf = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) => (inner === '' || inner === undefined ? undefined : inner)) ?? '';

/** Whether nothing was typed or chosen yet. */
export const isBlank = (values: ProductValues): boolean =>
  Object.entries(EMPTY_PRODUCT).every(([name, blank]) => isSame(values[name as keyof ProductValues], blank));

const images = z.array(z.string()).max(MAX_PRODUCT_IMAGES);
const needed = z.string().trim().min(1, fault(MISSING));
const amount = needed.refine((text) => Number(text) >= 0, fault('negative'));
const percent = needed.refine((text) => Number(text) >= 0 && Number(text) <= 100, fault('notPercent'));

/** The form asks for more than the contract: category and stock are required, discounts and extras must be typed. */
const fields = z.object({
  name: needed,
  price: amount,
  category: needed,
  type: needed,
  stock: amount.refine((text) => Number.isInteger(Number(text)), fault('notWhole')),
  hsn: z
    .string()
    .trim()
    .regex(/^(\d{4}|\d{6}|\d{8})?$/, fault('notHsn')),
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
  rules: ruleSchema,
});

const toBody = ({ rules, ...product }: z.output<typeof fields>) => ({
  ...product,
  priceRules: toRules(rules, product.sizes),
});

export const productFormSchema = fields.superRefine(checkBreaks).transform(toBody);

/** The same when a product is edited, where it may have no pictures. */
export const editFormSchema = fields.extend({ images }).superRefine(checkBreaks).transform(toBody);

export type ProductForm = UseFormReturn<ProductValues, unknown, z.output<typeof editFormSchema>>;

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
  hsn: product.hsn ?? '',
  rules: toRuleValues(product),
});
