import {
  type CouponRule,
  couponOff,
  type DeliveryTerms,
  type ProductSnapshot,
  pricedOf,
  priceLines,
  USUAL_DELIVERY,
  withLayout,
} from '@print-shop/contracts';
import { type OrderLine, type PriceBasis, totalsOf } from './order.ts';

export function basisOf(
  lines: readonly Pick<OrderLine, 'productId'>[],
  products: ReadonlyMap<string, ProductSnapshot>,
  coupon: CouponRule | undefined,
  delivery: DeliveryTerms = USUAL_DELIVERY,
): PriceBasis {
  const ids = [...new Set(lines.map(({ productId }) => productId ?? ''))];
  return {
    products: ids.flatMap((id) => {
      const product = products.get(id);
      return product ? [{ id, type: product.type, ...pricedOf(product) }] : [];
    }),
    ...(coupon ? { coupon: ruleOf(coupon) } : {}),
    delivery: { chargePaise: delivery.chargePaise, freeAbovePaise: delivery.freeAbovePaise },
  };
}

const ruleOf = ({ percent, upTo, rupees, minimum, from, until, productTypes }: CouponRule): CouponRule => ({
  percent,
  upTo,
  rupees,
  minimum,
  from,
  until,
  productTypes: [...productTypes],
});

/**
 * The price of lines of an order in paise, as if they had been ordered alone at that moment. They lose the breaks, the
 * set-up, the coupon's minimum and the free delivery that they owe to the other lines.
 */
export function alonePaise({ products, coupon, delivery }: PriceBasis, lines: readonly OrderLine[], at: Date): number {
  const byId = new Map(products.map((product) => [product.id, product]));
  const toPrice = lines.map((line) => withLayout({ ...line, productId: line.productId ?? '' }));
  const priced = priceLines(toPrice, byId, at).map(({ totalPaise }, n) => ({
    pricePaise: 0,
    quantity: 1,
    totalPaise,
    type: byId.get(toPrice[n]?.productId ?? '')?.type ?? '',
  }));
  const off = coupon && couponOff(coupon, priced, at);
  const shares = off && !off.fault ? off.sharesPaise : [];
  return totalsOf(
    priced.map((line, n) => ({ ...line, couponPaise: shares[n] ?? 0 })),
    delivery,
  ).totalPaise;
}
