import { getLayout, getLayoutPrint, getLayoutPrintPdf } from '@print-shop/contracts/client';
import { callForFile, queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useDownload } from '../../api/use-download.ts';

/** A customer's layout. */
export const useLayout = (id: string, enabled: boolean) =>
  useQuery({ ...queryFor(getLayout, { params: { id } }), enabled });

export const useDownloadLayoutPrint = (id: string, failed: string) =>
  useDownload(async ({ view, area, kind }: { view: string; area: string; kind: 'png' | 'pdf' }) => {
    const route = kind === 'pdf' ? getLayoutPrintPdf : getLayoutPrint;
    return [`print-${id}-${area}.${kind}`, await callForFile(route, { params: { id }, query: { view, area } })];
  }, failed);
