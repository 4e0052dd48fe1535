import type { Import } from '@print-shop/contracts';
import { call, findQueryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ImportKey } from '../import-kinds.ts';
import { type ColumnChoice, isAtWork, mappingOf } from '../import-state.ts';
import { ROUTES } from './routes.ts';

export const LOOK_MS = 2000;

const queryOf = ({ kind, id }: ImportKey) => findQueryFor(ROUTES[kind].get, { params: { id } });

/** An import, or null. It is read again while it is at work; once it has run, so is everything that it may have changed. */
export function useImport(key: ImportKey) {
  const queries = useQueryClient();
  const query = useQuery({
    ...queryOf(key),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? LOOK_MS : false),
  });
  const isRunning = query.data?.state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    return () => void queries.invalidateQueries();
  }, [isRunning, queries]);
  return query;
}

/** Chooses the columns again, after which the rows are checked again. */
export function useMapImport(key: ImportKey, fields: Import['fields']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ columns }: ColumnChoice) =>
      call(ROUTES[key.kind].map, { params: { id: key.id }, body: { mapping: mappingOf(fields, columns) } }),
    onSuccess: (answer) => setAnswer(queries, queryOf(key).queryKey, answer),
    // Somebody else may have changed it.
    onError: () => void queries.invalidateQueries({ queryKey: queryOf(key).queryKey }),
  });
}

/** Starts to import the good rows. */
export function useApplyImport(key: ImportKey) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(ROUTES[key.kind].apply, { params: { id: key.id } }),
    onSuccess: (answer) => setAnswer(queries, queryOf(key).queryKey, answer),
    // Somebody else may have changed it.
    onError: () => void queries.invalidateQueries({ queryKey: queryOf(key).queryKey }),
  });
}
