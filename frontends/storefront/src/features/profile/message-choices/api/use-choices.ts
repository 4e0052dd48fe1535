import { getMessagePreferences, setMessagePreferences } from '@print-shop/contracts/client';
import { call, queryFor, setAnswer, useUser } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Change } from '../with-change.ts';

const own = queryFor(getMessagePreferences, {});

export function useChoices() {
  const user = useUser();
  return useQuery({ ...own, enabled: user !== null });
}

/** Saves a choice. Changes are sent one after the other, so that the last answer holds all of them. */
export function useSaveChoice() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'message-choices' },
    mutationFn: (change: Change) => call(setMessagePreferences, { body: change }),
    onSuccess: (saved) => setAnswer(queries, own.queryKey, saved),
  });
}
