import type { Invoice } from '@print-shop/contracts';
import { downloadInvoice, issueProforma, listOrderInvoices } from '@print-shop/contracts/client';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KEPT_MS = 60_000;

/** Puts a document among the person's downloads. */
function save({ number }: Invoice, pdf: Blob): void {
  const url = URL.createObjectURL(pdf);
  Object.assign(document.createElement('a'), { href: url, download: `${number.replaceAll('/', '-')}.pdf` }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** The documents of an order, how one is downloaded, and how a proforma invoice is requested, which is then downloaded. */
export function useDocuments(order: string, onError: (error: Error) => void) {
  const queries = useQueryClient();
  const { call, callForFile, queryFor } = useOrderAccess();
  const query = queryFor(listOrderInvoices, { params: { order } });
  const mutationFn = async (invoice: Invoice) =>
    save(invoice, await callForFile(downloadInvoice, { params: { id: invoice._id } }));
  const { data: invoices = [] } = useQuery(query);
  return {
    invoices,
    download: useMutation({ mutationFn, onError }),
    askForProforma: useMutation({
      mutationFn: async () => mutationFn(await call(issueProforma, { params: { order } })),
      onSuccess: () => queries.invalidateQueries({ queryKey: query.queryKey }),
      onError,
    }),
  };
}
