import { getScene, getScenePrint, getScenePrintPdf } from '@print-shop/contracts/client';
import { callForFile, queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useDownload } from '../../api/use-download.ts';

/** A customer's layout. */
export const useScene = (id: string, enabled: boolean) =>
  useQuery({ ...queryFor(getScene, { params: { id } }), enabled });

export const useDownloadScenePrint = (id: string, failed: string) =>
  useDownload(async ({ view, area, kind }: { view: string; area: string; kind: 'png' | 'pdf' }) => {
    const route = kind === 'pdf' ? getScenePrintPdf : getScenePrint;
    return [`print-${id}-${area}.${kind}`, await callForFile(route, { params: { id }, query: { view, area } })];
  }, failed);
