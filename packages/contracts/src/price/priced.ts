import type { Product } from '../catalog/products.ts';
import { toPaise } from '../money.ts';
import type { PricedProduct } from './rules.ts';

export type ProductPrice = Pick<
  Product,
  'price' | 'happyHourDiscount' | 'festivalHourDiscount' | 'bothSide' | 'priceRules'
>;

/** The fields that `priceLines` needs of a product as /api answers it. */
export const toPriced = ({ price, bothSide, ...product }: ProductPrice): PricedProduct => ({
  pricePaise: toPaise(price),
  happyHourDiscount: product.happyHourDiscount,
  festivalHourDiscount: product.festivalHourDiscount,
  bothSidePaise: toPaise(bothSide),
  priceRules: product.priceRules,
});

/** Only what the price of a product depends on, without its tax: what an order keeps of it. */
export const pricedOf = ({
  pricePaise,
  happyHourDiscount,
  festivalHourDiscount,
  bothSidePaise,
  priceRules,
}: PricedProduct): PricedProduct => ({
  pricePaise,
  happyHourDiscount,
  ...(festivalHourDiscount ? { festivalHourDiscount } : {}),
  ...(bothSidePaise ? { bothSidePaise } : {}),
  ...(priceRules ? { priceRules } : {}),
});
