import type { SharedQuotation } from '@print-shop/contracts';
import {
  acceptQuotation,
  askAboutQuotation,
  askQuotationCode,
  declineQuotation,
  listSharedQuotationProofs,
  readSharedQuotation,
} from '@print-shop/contracts/client';
import { type CallInput, call, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export const quotationOf = (token: string) => queryFor(readSharedQuotation, { body: { token } });

/** The proofs of the lines that were sent to whom the quotation was sent. */
export const quotationProofs = (token: string) => queryFor(listSharedQuotationProofs, { body: { token } });

/** Sends the customer's answer and shows what comes back; an answer that comes too late is read again. */
function useAnswer<Body>(token: string, send: (body: Body) => Promise<SharedQuotation>) {
  const queries = useQueryClient();
  const { queryKey } = quotationOf(token);
  return useMutation({
    mutationFn: send,
    onSuccess: (answered) => setAnswer(queries, queryKey, answered),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

export const useAccept = (token: string) =>
  useAnswer(token, (answer: Omit<CallInput<typeof acceptQuotation>['body'], 'token'>) =>
    call(acceptQuotation, { body: { ...answer, token } }),
  );
export const useDecline = (token: string) =>
  useAnswer(token, ({ reason }: { reason: string }) => call(declineQuotation, { body: { token, reason } }));
export const useAskAbout = (token: string) =>
  useAnswer(token, ({ text }: { text: string }) => call(askAboutQuotation, { body: { token, text } }));
export const useAskCode = (token: string) =>
  useMutation({ mutationFn: () => call(askQuotationCode, { body: { token } }) });
