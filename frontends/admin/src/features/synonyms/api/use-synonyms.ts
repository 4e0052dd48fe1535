import { createSynonyms, deleteSynonyms, listSynonyms, updateSynonyms } from '@print-shop/contracts/client';
import { call, queryFor } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export const synonymsQuery = queryFor(listSynonyms, {});

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: synonymsQuery.queryKey });
}

/** A group as it is typed: its words with commas between them. An empty id is a new one. */
export interface SynonymsDraft {
  id: string;
  typed: string;
}

/** The words of a line, which stand between commas. */
export const wordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** Saves a group; an empty id adds one. */
export const useSaveSynonyms = () =>
  useMutation({
    mutationFn: ({ id, typed }: SynonymsDraft) => {
      const body = { words: wordsOf(typed) };
      return id ? call(updateSynonyms, { params: { id }, body }) : call(createSynonyms, { body });
    },
    onSuccess: useRefresh(),
  });

export const useDeleteSynonyms = () =>
  useMutation({
    mutationFn: (id: string) => call(deleteSynonyms, { params: { id } }),
    onSuccess: useRefresh(),
  });
