import { addToCart, getCart } from '@print-shop/contracts/client';
import { type CallInput, call, findQueryFor, session, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartScope } from './cart-scope.ts';

export type NewCartLine = Omit<CallInput<typeof addToCart>['body'], 'userId'>;

/** Puts a product into the signed-in user's cart; the header's badge follows at once. */
export function useAddToCart() {
  const queries = useQueryClient();
  return useMutation({
    scope: cartScope,
    mutationFn: (line: NewCartLine) => {
      const userId = session.read().currentUser?._id ?? '';
      return call(addToCart, { body: { quantity: 1, ...line, userId } });
    },
    onSuccess: (cart) =>
      void setAnswer(queries, findQueryFor(getCart, { params: { userId: cart.userId } }).queryKey, cart),
  });
}
