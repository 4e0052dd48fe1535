import type { Proof } from '@print-shop/contracts';
import { getProof, listProofs } from '@print-shop/contracts/client';
import { findQueryFor } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The links of the pictures are good for ten minutes. */
const FRESH_MS = 8 * 60_000;

export const proofOf = (id: string) => ({ ...findQueryFor(getProof, { params: { id } }), refetchInterval: FRESH_MS });

/** Changes a proof and shows what comes back; one that somebody else has changed is read again. */
export function useProofChange<Body>(
  id: string,
  send: (body: Body) => Promise<Proof>,
  onDone?: (proof: Proof) => void,
) {
  const queries = useQueryClient();
  const { queryKey } = proofOf(id);
  return useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      queries.setQueryData(queryKey, changed);
      onDone?.(changed);
      return queries.invalidateQueries({ queryKey: [listProofs.id] });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
