import type { Proof } from '@print-shop/contracts';
import { approveByPhone, getProof, listProofs, replyOnProof, sendProof } from '@print-shop/contracts/client';
import { type CallInput, call, findQueryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The links of the pictures are good for ten minutes. */
const FRESH_MS = 8 * 60_000;
const NEW_MS = 60_000;
/** While a version is made, or a file is checked. */
export const LOOK_MS = 2_000;

export const isBeingMade = ({ sending }: Pick<Proof, 'sending'>): boolean => sending?.fault === null;

/** Whether the file of a line may still be on its way: a layout is drawn after its order. */
const isNew = ({ orderId, fileId, since }: Proof): boolean =>
  orderId !== null && fileId === null && Date.now() - new Date(since).getTime() < NEW_MS;

export const proofOf = (id: string) => ({
  ...findQueryFor(getProof, { params: { id } }),
  refetchInterval: ({ state: { data } }: { state: { data?: Proof | null | undefined } }) =>
    data && (isBeingMade(data) || isNew(data)) ? LOOK_MS : FRESH_MS,
});

/** Changes a proof and shows what comes back; one that somebody else has changed is read again. */
function useProofChange<Body>(id: string, send: (body: Body) => Promise<Proof>, onDone?: (proof: Proof) => void) {
  const queries = useQueryClient();
  const { queryKey } = proofOf(id);
  return useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      void setAnswer(queries, queryKey, changed);
      onDone?.(changed);
      return queries.invalidateQueries({ queryKey: [listProofs.id] });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

export const useReplyOnProof = (id: string) =>
  useProofChange(id, (text: string) => call(replyOnProof, { params: { id }, body: { text } }));

export const useApproveByPhone = (id: string, version: number, onDone: () => void) =>
  useProofChange(
    id,
    (approval: { name: string; note: string }) =>
      call(approveByPhone, { params: { id }, body: { version, ...approval } }),
    onDone,
  );

export const useSendProof = (
  id: string,
  version: Omit<CallInput<typeof sendProof>['body'], 'note'>,
  onDone: (proof: Proof) => void,
) =>
  useProofChange(
    id,
    ({ note }: { note: string }) => call(sendProof, { params: { id }, body: { ...version, note } }),
    onDone,
  );
