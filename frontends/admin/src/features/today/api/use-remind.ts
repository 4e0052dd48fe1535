import { listProofs, remindOfProof } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Emails a customer a reminder of a proof, by the proof's id. */
export function useRemind() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(remindOfProof, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listProofs.id] }),
  });
}
