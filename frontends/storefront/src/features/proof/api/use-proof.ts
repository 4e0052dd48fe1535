import type { ProofPin, SharedProof } from '@print-shop/contracts';
import {
  approveProof,
  askForChanges,
  askProofCode,
  commentOnProof,
  readSharedProof,
} from '@print-shop/contracts/client';
import { call, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The links of the pictures are good for ten minutes. */
const FRESH_MS = 8 * 60_000;

export const proofOf = (token: string) => ({
  ...queryFor(readSharedProof, { body: { token } }),
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
  useAnswer(token, (answer: { version: number; name: string; code?: string }) =>
    call(approveProof, { body: { ...answer, token, hasChecked: true } }),
  );
export const useAskCode = (token: string) =>
  useMutation({ mutationFn: (version: number) => call(askProofCode, { body: { token, version } }) });
export const useAskForChanges = (token: string) =>
  useAnswer(token, (said: { version: number; text: string }) => call(askForChanges, { body: { ...said, token } }));
export const useComment = (token: string) =>
  useAnswer(token, (said: { version: number; text: string; pin: ProofPin | null }) =>
    call(commentOnProof, { body: { ...said, token } }),
  );
