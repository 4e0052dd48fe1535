import { discountedPaise } from '@print-shop/contracts';
import { idOf, nameOf, pick, spread } from '@print-shop/test-kit/many-rows';
import { SNAPSHOT } from './product.ts';

const GOODS = 'Mug Banner Brochure Flyer Keychain Bottle Card Sign Poster Tee'.split(' ');

/** Product `n` of `count`, like those of a shop after some years. */
export function aProduct(n: number, count: number) {
  const { _id, at } = idOf(n, count);
  const type = pick(GOODS, n);
  const about = {
    name: `${type} ${nameOf(n).split(' ')[1]} ${n}`,
    type,
    category: `Range ${n % 7}`,
    description: 'Printed with care.',
  };
  return {
    _id,
    ...about,
    version: 1,
    toldAs: SNAPSHOT,
    pricePaise: discountedPaise(100 * (99 + spread(n, 4_900)), 0),
    bothSidePaise: 0,
    happyHourDiscount: 0,
    festivalHourDiscount: 0,
    sizes: pick([[], ['S', 'M', 'L'], ['XL']], n),
    colors: pick([[], ['Red', 'Navy Blue'], ['White'], ['Red']], n),
    images: [],
    isCustomizable: n % 3 > 0,
    isBestSeller: false,
    isNewArrival: false,
    stock: n % 50 === 0 ? n % 5 : 10 + spread(n, 900),
    holds: [],
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
    outbox: [],
  };
}
