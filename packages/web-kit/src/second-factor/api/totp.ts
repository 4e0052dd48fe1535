import { addTotp, startTotp } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const useTotpSecret = (ticket: string) =>
  useQuery({
    queryKey: [startTotp.id, ticket],
    queryFn: () => call(startTotp, { body: { ticket } }),
    // Fetching a second secret would void the one that was scanned.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Adds the app whose first code this is. */
export const confirmTotp = (ticket: string, code: string) => call(addTotp, { body: { ticket, code } });
