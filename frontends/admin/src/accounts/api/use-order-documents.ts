import type { Invoice, Paper } from '@print-shop/contracts';
import { downloadInvoice, issueChallan, issueProforma, listOrderInvoices } from '@print-shop/contracts/client';
import { call, callForFile, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDownload } from '../../api/use-download.ts';

const AHEAD = { proforma: issueProforma, 'delivery-challan': issueChallan } as const;

export const useOrderDocuments = (order: string, enabled: boolean) =>
  useQuery({ ...queryFor(listOrderInvoices, { params: { order } }), enabled });

/** Issues a document ahead of the invoice. */
export function useIssueAhead(order: string, onDone: (issued: Invoice) => void, onError: (error: Error) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (kind: keyof typeof AHEAD) => call(AHEAD[kind], { params: { order } }),
    onSuccess: (issued) => {
      onDone(issued);
      return queries.invalidateQueries({ queryKey: [listOrderInvoices.id] });
    },
    onError,
  });
}

/** Downloads a document on A4 or for a roll of 80 mm. */
export const useDownloadInvoice = ({ _id: id, number }: Pick<Invoice, '_id' | 'number'>, failed: string) =>
  useDownload(
    async (paper: Paper) => [
      `${number.replaceAll('/', '-')}.pdf`,
      await callForFile(downloadInvoice, { params: { id }, query: { paper } }),
    ],
    failed,
  );
