import type { Account } from '@print-shop/contracts';
import { listAccounts } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { setAnswer } from '@print-shop/web-kit';
import { forgetRequestKey, requestKeyFor } from '@print-shop/web-kit/request-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from './api/account-query.ts';

interface AccountChange<Values> {
  /** Which change it is: one of another kind has another key. */
  what: 'entry' | 'credit' | 'refund';
  /** Sends the values with the options for their body: the same body takes effect once, also after the page was loaded again. */
  send: (values: Values, optionsFor: (body: object) => { idempotencyKey: string }) => Promise<Account>;
  /** Said when it is done. */
  done: string;
  onDone: () => void;
}

/** A change of an order's account by staff. */
export function useAccountChange<Values>(account: Account, { what, send, done, onDone }: AccountChange<Values>) {
  const queries = useQueryClient();
  const request = `${what}-${account._id}`;
  return useMutation({
    mutationFn: (values: Values) => send(values, (body) => ({ idempotencyKey: requestKeyFor(request, body) })),
    onSuccess: (changed) => {
      forgetRequestKey(request);
      void setAnswer(queries, accountQuery(account._id).queryKey, changed);
      queries.invalidateQueries({ queryKey: [listAccounts.id] });
      toast(done);
      onDone();
    },
  });
}
