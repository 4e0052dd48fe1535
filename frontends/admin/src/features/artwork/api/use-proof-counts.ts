import { countProofs, listProofs } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How many lines are in each state; read again with the list. */
export const useProofCounts = () =>
  useQuery({ queryKey: [listProofs.id, 'counts'], queryFn: ({ signal }) => call(countProofs, {}, { signal }) });
