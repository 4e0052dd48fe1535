import { listContactMessages } from '@print-shop/contracts/client';
import { callWithTotal } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 20;

/** The messages of visitors from the contact screen. */
export const useContactMessages = (page: number) =>
  useQuery({
    queryKey: [listContactMessages.id, page],
    queryFn: ({ signal }) => callWithTotal(listContactMessages, { query: { page, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });
