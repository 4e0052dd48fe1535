import { cancelOrder, deliverOrder, listOrders, type Order, setOrderPayment } from '@print-shop/contracts';
import { call, callWithTotal } from '@print-shop/web-kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const PAGE_SIZE = 100;

export const useOrders = (page: number) =>
  useQuery({
    queryKey: [listOrders.id, page],
    queryFn: ({ signal }) => callWithTotal(listOrders, { query: { page, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

export type OrderStep = { order: Order } & (
  | { step: 'paid' | 'failed' | 'delivered' }
  | { step: 'cancelled'; reason: string }
);

/** Moves one order on; the list shows what the server answered. */
export function useMoveOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (move: OrderStep) => {
      const params = { id: move.order._id };
      if (move.step === 'cancelled') return call(cancelOrder, { params, body: { reason: move.reason } });
      if (move.step === 'delivered') return call(deliverOrder, { params });
      return call(setOrderPayment, { params, body: { paymentStatus: move.step } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [listOrders.id] }),
  });
}
