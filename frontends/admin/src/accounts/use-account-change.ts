import type { Account } from '@print-shop/contracts';
import { listAccounts } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { setAnswer } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from './account-query.ts';
import { newKey } from './new-key.ts';

interface AccountChange {
  /** The same key takes effect once, however often it is sent. */
  send: (options: { idempotencyKey: string }) => Promise<Account>;
  /** Said when it is done. */
  done: string;
  onDone: () => void;
}

/** A change of an order's account by staff. */
export function useAccountChange(account: Account, { send, done, onDone }: AccountChange) {
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newKey);
  return useMutation({
    mutationFn: () => send({ idempotencyKey }),
    onSuccess: (changed) => {
      void setAnswer(queries, accountQuery(account._id).queryKey, changed);
      queries.invalidateQueries({ queryKey: [listAccounts.id] });
      toast(done);
      onDone();
    },
  });
}
