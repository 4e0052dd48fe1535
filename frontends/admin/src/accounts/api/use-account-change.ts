import type { Account, ClientRoute } from '@print-shop/contracts';
import { creditOrder, enterPayment, listAccounts, refundOnline } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { type CallInput, call, setAnswer } from '@print-shop/web-kit';
import { forgetRequestKey, requestKeyFor } from '@print-shop/web-kit/request-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from './use-account.ts';

interface AccountChange<Values, Body> {
  /** The body of what was typed, which the server checks. */
  bodyOf: (values: Values) => Body;
  /** Said when it is done. */
  done: string;
  onDone: () => void;
}

/** Sends a change by staff. The same body takes effect once, also after the page was loaded again; each kind has a key of its own. */
function useAccountChange<Values, Body extends object>(
  { _id: order }: Account,
  what: 'entry' | 'credit' | 'refund',
  send: (input: { params: { order: string }; body: Body }, options: { idempotencyKey: string }) => Promise<Account>,
  { bodyOf, done, onDone }: AccountChange<Values, Body>,
) {
  const queries = useQueryClient();
  const request = `${what}-${order}`;
  return useMutation({
    mutationFn: (values: Values) => {
      const body = bodyOf(values);
      return send({ params: { order }, body }, { idempotencyKey: requestKeyFor(request, body) });
    },
    onSuccess: (changed) => {
      forgetRequestKey(request);
      void setAnswer(queries, accountQuery(order).queryKey, changed);
      queries.invalidateQueries({ queryKey: [listAccounts.id] });
      toast(done);
      onDone();
    },
  });
}

type Body<Route extends ClientRoute> = CallInput<Route>['body'];

export const useEnterPayment = <Values>(account: Account, change: AccountChange<Values, Body<typeof enterPayment>>) =>
  useAccountChange(account, 'entry', (input, options) => call(enterPayment, input, options), change);

export const useCreditOrder = <Values>(account: Account, change: AccountChange<Values, Body<typeof creditOrder>>) =>
  useAccountChange(account, 'credit', (input, options) => call(creditOrder, input, options), change);

export const useRefundOnline = <Values>(account: Account, change: AccountChange<Values, Body<typeof refundOnline>>) =>
  useAccountChange(account, 'refund', (input, options) => call(refundOnline, input, options), change);
