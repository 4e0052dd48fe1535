import type { ListViewBody } from '@print-shop/contracts';
import { addListView, changeListView, listListViews, removeListView } from '@print-shop/contracts/client';
import { call, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const viewsQuery = queryFor(listListViews, {});

export const useViews = () => useQuery(viewsQuery);

export type ViewChange =
  | { kind: 'add'; view: ListViewBody }
  | { kind: 'change'; id: string; view: ListViewBody }
  | { kind: 'remove'; id: string };

/** Saves, changes or deletes a view. Every answer has all views. */
export function useViewChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ViewChange) => {
      if (change.kind === 'add') return call(addListView, { body: change.view });
      const params = { id: change.id };
      return change.kind === 'change'
        ? call(changeListView, { params, body: change.view })
        : call(removeListView, { params });
    },
    onSuccess: (views) => setAnswer(queries, viewsQuery.queryKey, views),
  });
}
