import type { Checkout } from '@print-shop/contracts';
import {
  getAccount,
  readTrackedAccount,
  reportPayment,
  reportTrackedPayment,
  startCheckout,
  startTrackedCheckout,
} from '@print-shop/contracts/client';
import { call, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AccountBox } from './account-box.tsx';
import { keepLink } from './paying.ts';

/** An order that was just placed has its account a moment later; older ones have none. */
const TRIES = 5;
const AGAIN_MS = 2_000;
const untilThere = ({ state: { data, dataUpdateCount } }: { state: { data?: unknown; dataUpdateCount: number } }) =>
  data === null && dataUpdateCount < TRIES ? AGAIN_MS : false;

/** The account of an order of the signed-in customer; null until there is one. */
export function useOwnAccount(order: string) {
  const query = queryFor(getAccount, { params: { order } });
  return { ...useQuery({ ...query, refetchInterval: untilThere }), queryKey: query.queryKey };
}

/** The account of a guest's order, by its link; null until there is one. */
export function useTrackedAccount(token: string) {
  const query = queryFor(readTrackedAccount, { body: { token } });
  return { ...useQuery({ ...query, refetchInterval: untilThere }), queryKey: query.queryKey };
}

/** How the signed-in customer pays an order, and what was paid. */
export function OwnAccount({ order, payBy }: { order: string; payBy?: string | undefined }) {
  const queries = useQueryClient();
  const { data: account, queryKey } = useOwnAccount(order);
  const report = useMutation({
    mutationFn: (utr: string) => call(reportPayment, { params: { order }, body: { utr } }),
    onSuccess: (reported) => setAnswer(queries, queryKey, reported),
  });
  const checkout = useMutation({
    mutationFn: async () => leaveFor(await call(startCheckout, { params: { order } })),
  });
  return account ? <AccountBox account={account} payBy={payBy} report={report} checkout={checkout} /> : null;
}

/** How a guest pays an order, by its link, and what was paid. */
export function TrackedAccount({ token }: { token: string }) {
  const queries = useQueryClient();
  const { data: account, queryKey } = useTrackedAccount(token);
  const report = useMutation({
    mutationFn: (utr: string) => call(reportTrackedPayment, { body: { token, utr } }),
    onSuccess: (reported) => setAnswer(queries, queryKey, reported),
  });
  const checkout = useMutation({
    mutationFn: async () => {
      const checkout = await call(startTrackedCheckout, { body: { token } });
      keepLink(token);
      leaveFor(checkout);
    },
  });
  return account ? <AccountBox account={account} report={report} checkout={checkout} /> : null;
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
