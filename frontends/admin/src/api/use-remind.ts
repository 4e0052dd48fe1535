import { listProofs, remindOfProof } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const remind = (id: string) => call(remindOfProof, { params: { id } });

/** Emails a customer a reminder of a proof, by the proof's id. */
export function useRemind() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: remind,
    onSuccess: () => queries.invalidateQueries({ queryKey: [listProofs.id] }),
  });
}

/** Reminds the customers of several proofs, one by one; the list is read again once all were tried. */
export function useRemindEach() {
  const queries = useQueryClient();
  return {
    act: ({ _id }: { _id: string }) => remind(_id),
    onSettled: () => queries.invalidateQueries({ queryKey: [listProofs.id] }),
  };
}
