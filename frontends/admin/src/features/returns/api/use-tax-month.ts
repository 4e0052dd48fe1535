import type { TaxMonth } from '@print-shop/contracts';
import {
  closeTaxMonth,
  downloadGstr1,
  downloadGstr1Table,
  downloadSalesRegister,
  downloadTally,
  type GSTR1_TABLES,
  getTaxMonth,
} from '@print-shop/contracts/client';
import { call, callForFile, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDownload } from '../../../api/use-download.ts';

const monthQuery = (month: string) => queryFor(getTaxMonth, { params: { month } });

/** The sums of a month, and whether it is closed. */
export const useTaxMonth = (month: string) => useQuery(monthQuery(month));

export function useCloseTaxMonth(month: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(closeTaxMonth, { params: { month } }),
    onSuccess: (closed: TaxMonth) => {
      void setAnswer(queries, monthQuery(month).queryKey, closed);
      onDone();
    },
  });
}

export type MonthFile =
  | { kind: 'gstr-1'; gstin?: string | undefined }
  | { kind: 'table'; table: (typeof GSTR1_TABLES)[number]; gstin?: string | undefined }
  | { kind: 'register' | 'tally' };

function load(month: string, file: MonthFile): Promise<Blob> {
  const params = { month };
  if (file.kind === 'gstr-1') return callForFile(downloadGstr1, { params, query: { gstin: file.gstin } });
  if (file.kind === 'table')
    return callForFile(downloadGstr1Table, { params, query: { table: file.table, gstin: file.gstin } });
  return callForFile(file.kind === 'register' ? downloadSalesRegister : downloadTally, { params });
}

export const useDownloadMonthFile = (month: string, failed: string) =>
  useDownload(async ({ name, file }: { name: string; file: MonthFile }) => [name, await load(month, file)], failed);
