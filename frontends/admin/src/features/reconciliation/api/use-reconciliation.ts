import {
  listAccounts,
  listDifferences,
  listSettlements,
  listUnknownWebhooks,
  reconcilePayments,
  settleDifference,
} from '@print-shop/contracts/client';
import { type CallResult, call, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const LATEST = { query: { page: 1, limit: 50 } };

export const useSettlements = () => useQuery(queryFor(listSettlements, LATEST));

export const useUnknownWebhooks = () => useQuery(queryFor(listUnknownWebhooks, LATEST));

/** Compares the ledger with the provider and the bank. */
export function useReconcile(
  onDone: (found: CallResult<typeof reconcilePayments>) => void,
  onError: (error: Error) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(reconcilePayments, {}),
    onSuccess: (found) => {
      onDone(found);
      return Promise.all(
        [listDifferences, listSettlements].map(({ id }) => queries.invalidateQueries({ queryKey: [id] })),
      );
    },
    onError,
  });
}

export function useSettleDifference(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { note: string }) => call(settleDifference, { params: { id }, body }),
    onSuccess: () => {
      for (const { id: list } of [listDifferences, listAccounts]) queries.invalidateQueries({ queryKey: [list] });
      onDone();
    },
  });
}
