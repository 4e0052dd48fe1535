import { listQuotationProofs, openProof } from '@print-shop/contracts/client';
import { type CallInput, call, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const useQuotationProofs = (quotation: string) =>
  useQuery(queryFor(listQuotationProofs, { params: { quotation } }));

export function useOpenProof<Values extends object>(
  more: Partial<CallInput<typeof openProof>['body']>,
  onDone: (id: string) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: Values) =>
      call(openProof, { body: { ...values, ...more } as CallInput<typeof openProof>['body'] }),
    onSuccess: ({ _id }) => {
      onDone(_id);
      return queries.invalidateQueries({ queryKey: [listQuotationProofs.id] });
    },
  });
}
