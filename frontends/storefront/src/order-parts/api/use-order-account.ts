import type { Checkout } from '@print-shop/contracts';
import { getAccount, reportPayment, startCheckout } from '@print-shop/contracts/client';
import { setAnswer } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepLink } from '../paying.ts';

/** An order that was just placed has its account a moment later; older ones have none. */
const TRIES = 5;
const AGAIN_MS = 2_000;
const untilThere = ({ state: { data, dataUpdateCount } }: { state: { data?: unknown; dataUpdateCount: number } }) =>
  data === null && dataUpdateCount < TRIES ? AGAIN_MS : false;

/** The account of an order; null until there is one. */
export function useOrderAccount(order: string) {
  const { queryFor } = useOrderAccess();
  return useQuery({ ...queryFor(getAccount, { params: { order } }), refetchInterval: untilThere });
}

/** Reports a transfer by its UTR. */
export function useReportPayment(order: string) {
  const queries = useQueryClient();
  const { call, queryFor } = useOrderAccess();
  const { queryKey } = queryFor(getAccount, { params: { order } });
  return useMutation({
    mutationFn: (utr: string) => call(reportPayment, { params: { order }, body: { utr } }),
    onSuccess: (reported) => setAnswer(queries, queryKey, reported),
  });
}

/** Starts an online payment, saves the link of the order for the way back, and hands the payment to `onStarted`. */
export function useStartCheckout(order: string, onStarted: (checkout: Checkout) => void) {
  const { call, orderLink } = useOrderAccess();
  return useMutation({
    mutationFn: async () => {
      const begun = await call(startCheckout, { params: { order } });
      if (orderLink !== undefined) keepLink(orderLink);
      onStarted(begun);
    },
  });
}
