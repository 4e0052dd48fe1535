import type { LanguageCode, Quotation } from '@print-shop/contracts';
import {
  getQuotation,
  listQuotations,
  replyOnQuotation,
  sendQuotation,
  withdrawQuotation,
} from '@print-shop/contracts/client';
import { call, findQueryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const quotationQuery = (id: string) => findQueryFor(getQuotation, { params: { id } });

/** A saved quotation, or null. */
export const useQuotation = (id: string) => useQuery(quotationQuery(id));

export function useReplyOnQuotation(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(replyOnQuotation, { params: { id }, body: { text } }),
    onSuccess: (answered) => void setAnswer(queries, quotationQuery(id).queryKey, answered),
  });
}

/** A change that the list of quotations shows, too. */
function useChange<Sent>(id: string, mutationFn: (sent: Sent) => Promise<Quotation>, onDone: (to: Quotation) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (changed) => {
      void setAnswer(queries, quotationQuery(id).queryKey, changed);
      onDone(changed);
      return queries.invalidateQueries({ queryKey: [listQuotations.id] });
    },
  });
}

export const useSendQuotation = (id: string, onDone: (sent: Quotation) => void) =>
  useChange(
    id,
    (body: { email: string; language: LanguageCode }) => call(sendQuotation, { params: { id }, body }),
    onDone,
  );

export const useWithdrawQuotation = (id: string, onDone: () => void) =>
  useChange<void>(id, () => call(withdrawQuotation, { params: { id } }), onDone);
