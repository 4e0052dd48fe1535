import type { AuditedKind } from '@print-shop/contracts';
import { listAuditEntries } from '@print-shop/contracts/client';
import { callWithTotal } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 20;

/** Changes by staff, newest first: of one object, or all. Reloaded each time it is shown. */
export const useAudit = (about: { kind?: AuditedKind; id?: string }, page: number) =>
  useQuery({
    queryKey: [listAuditEntries.id, about, page],
    queryFn: ({ signal }) =>
      callWithTotal(listAuditEntries, { query: { ...about, page, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
  });
