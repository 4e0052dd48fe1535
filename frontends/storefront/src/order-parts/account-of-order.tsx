import type { Checkout } from '@print-shop/contracts';
import { getAccount, reportPayment, startCheckout } from '@print-shop/contracts/client';
import { setAnswer } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AccountBox } from './account-box.tsx';
import { keepLink } from './paying.ts';

/** An order that was just placed has its account a moment later; older ones have none. */
const TRIES = 5;
const AGAIN_MS = 2_000;
const untilThere = ({ state: { data, dataUpdateCount } }: { state: { data?: unknown; dataUpdateCount: number } }) =>
  data === null && dataUpdateCount < TRIES ? AGAIN_MS : false;

/** The account of an order; null until there is one. */
export function useAccountOfOrder(order: string) {
  const { queryFor } = useOrderAccess();
  const query = queryFor(getAccount, { params: { order } });
  return { ...useQuery({ ...query, refetchInterval: untilThere }), queryKey: query.queryKey };
}

/** How the customer pays an order, and what was paid. */
export function AccountOfOrder({ order, payBy }: { order: string; payBy?: string | undefined }) {
  const queries = useQueryClient();
  const { call, orderLink } = useOrderAccess();
  const { data: account, queryKey } = useAccountOfOrder(order);
  const report = useMutation({
    mutationFn: (utr: string) => call(reportPayment, { params: { order }, body: { utr } }),
    onSuccess: (reported) => setAnswer(queries, queryKey, reported),
  });
  const checkout = useMutation({
    mutationFn: async () => {
      const begun = await call(startCheckout, { params: { order } });
      if (orderLink !== undefined) keepLink(orderLink);
      leaveFor(begun);
    },
  });
  return account ? <AccountBox account={account} payBy={payBy} report={report} checkout={checkout} /> : null;
}

/** Leads to the page of the payment provider, as a form does. */
function leaveFor({ action, fields }: Checkout): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
