import { getArtworkRetention, setArtworkRetention } from '@print-shop/contracts/client';
import { type CallInput, call, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const query = queryFor(getArtworkRetention, {});

/** The time that customers' files are kept. */
export const useRetention = () => useQuery(query);

export function useSaveRetention(onDone: () => void, onError: (error: Error) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof setArtworkRetention>['body']) => call(setArtworkRetention, { body }),
    onSuccess: (saved) => {
      void setAnswer(queries, query.queryKey, saved);
      onDone();
    },
    onError,
  });
}
