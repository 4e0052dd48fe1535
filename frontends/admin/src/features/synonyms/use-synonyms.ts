import { createSynonyms, deleteSynonyms, listSynonyms, updateSynonyms } from '@print-shop/contracts/client';
import { call, queryFor } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export const synonymsQuery = queryFor(listSynonyms, {});

/** Reloads the list after every change. */
function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: synonymsQuery.queryKey });
}

/** Saves a group; an empty id adds one. */
export const useSaveSynonyms = () =>
  useMutation({
    mutationFn: ({ id, words }: { id: string; words: string[] }) =>
      id ? call(updateSynonyms, { params: { id }, body: { words } }) : call(createSynonyms, { body: { words } }),
    onSuccess: useRefresh(),
  });

export const useDeleteSynonyms = () =>
  useMutation({
    mutationFn: (id: string) => call(deleteSynonyms, { params: { id } }),
    onSuccess: useRefresh(),
  });
