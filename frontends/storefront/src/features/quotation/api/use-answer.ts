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

export const quotationOf = (token: string) => queryFor(readSharedQuotation, { params: { token } });

/** The proofs of the lines that were sent to whom the quotation was sent. */
export const proofsOfQuotation = (token: string) => queryFor(listSharedQuotationProofs, { params: { token } });

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
  useAnswer(token, (body: CallInput<typeof acceptQuotation>['body']) =>
    call(acceptQuotation, { params: { token }, body }),
  );
export const useDecline = (token: string) =>
  useAnswer(token, (body: { reason: string }) => call(declineQuotation, { params: { token }, body }));
export const useAskAbout = (token: string) =>
  useAnswer(token, (body: { text: string }) => call(askAboutQuotation, { params: { token }, body }));
export const useAskCode = (token: string) =>
  useMutation({ mutationFn: () => call(askQuotationCode, { params: { token } }) });
