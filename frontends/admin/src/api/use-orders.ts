import type { Order } from '@print-shop/contracts';
import {
  beginOrder,
  cancelOrder,
  deliverOrder,
  dispatchOrder,
  getOrder,
  getOrdersToday,
  listOrders,
  releaseOrder,
  setOrderPayment,
} from '@print-shop/contracts/client';
import { call, findQueryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const orderQuery = (id: string) => findQueryFor(getOrder, { params: { id } });

/** One order; null where there is none. */
export const useOrder = (id: string) => useQuery(orderQuery(id));

export type OrderStep = 'paid' | 'failed' | 'released' | 'begun' | 'dispatched' | 'delivered' | 'cancelled';

/** Moves one order on, with the reason that its timeline keeps. */
export function useMoveOrder({ _id }: Order) {
  const queries = useQueryClient();
  const params = { id: _id };
  return useMutation({
    mutationFn: ({ step, reason, lines }: { step: OrderStep; reason: string; lines?: string[] }): Promise<Order> => {
      if (step === 'cancelled') return call(cancelOrder, { params, body: { reason, lines } });
      if (step === 'released') return call(releaseOrder, { params, body: { note: reason } });
      if (step === 'begun') return call(beginOrder, { params, body: { note: reason } });
      if (step === 'dispatched') return call(dispatchOrder, { params, body: { note: reason } });
      if (step === 'delivered') return call(deliverOrder, { params, body: { note: reason } });
      return call(setOrderPayment, { params, body: { paymentStatus: step, note: reason } });
    },
    onSuccess: (moved) => {
      void setAnswer(queries, orderQuery(_id).queryKey, moved);
      queries.invalidateQueries({ queryKey: [listOrders.id] });
      queries.invalidateQueries({ queryKey: [getOrdersToday.id] });
    },
  });
}
