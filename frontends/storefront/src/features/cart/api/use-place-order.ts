import type { Cart, DeliveryTerms, placeOrderBody } from '@print-shop/contracts';
import { deleteCart, listUserOrders, placeOrder, toRupees } from '@print-shop/contracts/client';
import { ApiError, call, setAnswer, useUser } from '@print-shop/web-kit';
import { forgetRequestKey, requestKeyFor } from '@print-shop/web-kit/request-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { orderSum } from '../order-sum.ts';
import { cartQuery } from './use-cart.ts';
import { readTermsAgain, useShopTerms } from './use-shop-terms.ts';

export type Checkout = Pick<
  z.input<typeof placeOrderBody>,
  'shippingAddress' | 'paymentMethod' | 'gstin' | 'buyerName' | 'billingAddress'
>;

/** A coupon that holds for the cart, and what it takes off in rupees: in all, and off each line. */
export interface AppliedCoupon {
  code: string;
  discount: number;
  shares: readonly number[];
}

export const toOrderItems = (cart: Cart) =>
  cart.items.map(({ _id: cartLine, productId, name, quantity, price, image, size, color, placement, ...printed }) => {
    const { design, bothSides, scene, sceneSignature } = printed;
    return {
      product: productId,
      name,
      qty: quantity,
      price,
      image,
      size,
      color,
      placement,
      design,
      bothSides,
      scene,
      sceneSignature,
      cartLine,
    };
  });

/** An address without the optional fields that were left empty. */
const withoutEmpty = ({ state, phone, ...address }: Checkout['shippingAddress']) => ({
  ...address,
  ...(state ? { state } : {}),
  ...(phone ? { phone } : {}),
});

interface Order {
  cart: Cart;
  checkout: Checkout;
  coupon: AppliedCoupon | undefined;
}

const toOrder = ({ cart, checkout, coupon }: Order, delivery: DeliveryTerms) => {
  const { shipping, total } = orderSum(cart, coupon?.discount ?? 0, delivery);
  return {
    user: cart.userId,
    orderItems: toOrderItems(cart),
    ...checkout,
    shippingAddress: withoutEmpty(checkout.shippingAddress),
    ...(coupon ? { coupon: coupon.code } : {}),
    itemsPrice: cart.totalPrice,
    shippingPrice: toRupees(shipping),
    totalPrice: toRupees(total),
  };
};

/**
 * Places the order and empties the cart. The very same order keeps its idempotency key until it was answered, also when the
 * page is loaded again, so that a lost answer never orders twice.
 */
export function usePlaceOrder() {
  const userId = useUser()?._id ?? '';
  const queries = useQueryClient();
  const { delivery } = useShopTerms();
  return useMutation({
    mutationFn: async (placed: Order) => {
      const { cart } = placed;
      const body = toOrder(placed, delivery);
      const order = await call(placeOrder, { body }, { idempotencyKey: requestKeyFor('order', body) });
      forgetRequestKey('order');
      // The order stands whether or not the cart could be emptied now: the shop empties it as well once it has confirmed.
      await call(deleteCart, { params: { cartId: cart._id } }).catch((error: unknown) => {
        const isEmptyAlready = error instanceof ApiError && error.status === 404;
        if (!isEmptyAlready) console.error('The cart was not emptied', error);
      });
      return order;
    },
    onError: async (error) => {
      const isDearer = error instanceof ApiError && error.code === 'price-changed';
      const { queryKey } = cartQuery(userId);
      await Promise.all([readTermsAgain(queries, error), isDearer && queries.invalidateQueries({ queryKey })]);
    },
    onSuccess: () => {
      void setAnswer(queries, cartQuery(userId).queryKey, null);
      queries.removeQueries({ queryKey: [listUserOrders.id] });
    },
  });
}
