import type { Order } from '@print-shop/contracts';
import { cancelOwnOrder, getOrder, listUserOrders } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { setAnswer } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../messages/index.ts';

/** Cancels lines of the customer's order, or without them the whole order. Takes the reason, which may be empty. */
export function useCancelOrder({ _id: id }: Order, lines?: string[]) {
  const text = useText();
  const queries = useQueryClient();
  const { call, queryFor } = useOrderAccess();
  const { queryKey } = queryFor(getOrder, { params: { id } });
  return useMutation({
    mutationFn: (reason: string) =>
      call(cancelOwnOrder, { params: { id }, body: { ...(lines ? { lines } : {}), reason } }),
    onSuccess: (order) => {
      void setAnswer(queries, queryKey, order);
      queries.invalidateQueries({ queryKey: [listUserOrders.id] });
      toast(text.isCancelled);
    },
    // Work may have begun meanwhile.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
