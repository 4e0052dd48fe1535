import type { ProofPin, SharedProof } from '@print-shop/contracts';
import { approveProof, askForChanges, commentOnProof, readSharedProof } from '@print-shop/contracts/client';
import { call, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The links of the pictures are good for ten minutes. */
const FRESH_MS = 8 * 60_000;

export const proofOf = (token: string) => ({
  ...queryFor(readSharedProof, { params: { token } }),
  refetchInterval: FRESH_MS,
});

/** Sends what the customer says and shows what comes back; an answer that comes too late is read again. */
function useAnswer<Body>(token: string, send: (body: Body) => Promise<SharedProof>) {
  const queries = useQueryClient();
  const { queryKey } = proofOf(token);
  return useMutation({
    mutationFn: send,
    onSuccess: (answered) => setAnswer(queries, queryKey, answered),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

export const useApprove = (token: string) =>
  useAnswer(token, (body: { version: number; name: string }) =>
    call(approveProof, { params: { token }, body: { ...body, hasChecked: true } }),
  );
export const useAskForChanges = (token: string) =>
  useAnswer(token, (body: { version: number; text: string }) => call(askForChanges, { params: { token }, body }));
export const useComment = (token: string) =>
  useAnswer(token, (body: { version: number; text: string; pin: ProofPin | null }) =>
    call(commentOnProof, { params: { token }, body }),
  );
