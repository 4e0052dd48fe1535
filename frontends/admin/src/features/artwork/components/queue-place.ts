import { useLocation } from 'react-router';

/** Which lines were listed when a proof was opened, and the address of that list, so that its page leads on to the next. */
export interface QueuePlace {
  ids: readonly string[];
  /** Search part of the address. */
  list: string;
}

/** The lines before and after one in the list that it was opened from; nothing where it was opened by itself. */
export function useNeighbours(id: string) {
  const place = useLocation().state as Partial<QueuePlace> | null;
  const ids = Array.isArray(place?.ids) ? place.ids : [];
  const at = ids.indexOf(id);
  const list = place?.list ?? '';
  return {
    list,
    previous: at > 0 ? ids[at - 1] : undefined,
    next: at >= 0 ? ids[at + 1] : undefined,
    state: { ids, list } satisfies QueuePlace,
  };
}
