import type { Order } from '@print-shop/contracts';
import {
  cancelOwnOrder,
  cancelTrackedOrder,
  getOrder,
  listUserOrders,
  readTrackedOrder,
} from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { call, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../messages/index.ts';

/** Cancels lines of the customer's order, or without them the whole order. Takes the reason, which may be empty. */
export function useCancelOrder({ _id: id }: Order, lines?: string[]) {
  const text = useText();
  const queries = useQueryClient();
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

/** Cancels a guest's order by its link. Takes the reason, which may be empty. */
export function useCancelTrackedOrder(token: string) {
  const text = useText();
  const queries = useQueryClient();
  const { queryKey } = queryFor(readTrackedOrder, { body: { token } });
  return useMutation({
    mutationFn: (reason: string) => call(cancelTrackedOrder, { body: { token, reason } }),
    onSuccess: (order) => {
      void setAnswer(queries, queryKey, order);
      toast(text.isCancelled);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
