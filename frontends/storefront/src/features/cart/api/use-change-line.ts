import type { CartItem } from '@print-shop/contracts';
import { removeCartItem, updateCartItem } from '@print-shop/contracts/client';
import { call, setAnswer, useUser } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartScope } from '../../../api/cart-scope.ts';
import { cartQuery } from './use-cart.ts';

/** Sets a line's quantity, or removes it with quantity 0; the cart then is the server's answer. */
export function useChangeLine() {
  const userId = useUser()?._id ?? '';
  const queries = useQueryClient();
  return useMutation({
    scope: cartScope,
    mutationFn: ({ line, quantity }: { line: CartItem; quantity: number }) => {
      const which = { productId: line.productId, lineId: line._id };
      return quantity === 0
        ? call(removeCartItem, { params: { userId }, body: which })
        : call(updateCartItem, { params: { userId }, body: { ...which, quantity } });
    },
    onSuccess: (cart) => setAnswer(queries, cartQuery(userId).queryKey, cart),
  });
}
