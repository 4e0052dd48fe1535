import type { Invoice } from '@print-shop/contracts';
import { downloadEInvoice } from '@print-shop/contracts/client';
import { callForFile } from '@print-shop/web-kit';
import { useDownload } from '../../../api/use-download.ts';

export const useDownloadEInvoice = ({ _id: id, number }: Invoice, failed: string) =>
  useDownload(
    async () => [`${number.replaceAll('/', '-')}.json`, await callForFile(downloadEInvoice, { params: { id } })],
    failed,
  );
