import { listUsers } from '@print-shop/contracts';
import { callWithTotal } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 100;

/** Users whose name, e-mail or phone has the search text in it. */
export const useUsers = (search: string, page: number) =>
  useQuery({
    queryKey: [listUsers.id, search, page],
    queryFn: ({ signal }) => callWithTotal(listUsers, { query: { search, page, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });
