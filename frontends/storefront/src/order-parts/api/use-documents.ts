import type { Invoice } from '@print-shop/contracts';
import { downloadInvoice, issueProforma, listOrderInvoices } from '@print-shop/contracts/client';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { saveFile } from '@print-shop/web-kit/save-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** The documents of an order, how one is downloaded, and how a proforma invoice is requested, which is then downloaded. */
export function useDocuments(order: string, onError: (error: Error) => void) {
  const queries = useQueryClient();
  const { call, callForFile, queryFor } = useOrderAccess();
  const invoicesOfOrder = queryFor(listOrderInvoices, { params: { order } });
  const mutationFn = async ({ _id: id, number }: Invoice) =>
    saveFile(`${number.replaceAll('/', '-')}.pdf`, await callForFile(downloadInvoice, { params: { id } }));
  return {
    query: useQuery(invoicesOfOrder),
    download: useMutation({ mutationFn, onError }),
    askForProforma: useMutation({
      mutationFn: async () => mutationFn(await call(issueProforma, { params: { order } })),
      onSuccess: () => queries.invalidateQueries({ queryKey: invoicesOfOrder.queryKey }),
      onError,
    }),
  };
}
