import type { PressSheet, Proof, ProofVersion } from '@print-shop/contracts';
import {
  dayOf,
  downloadGangSheet,
  downloadPrintFile,
  downloadPrintFiles,
  listProofs,
  printFileName,
  printName,
} from '@print-shop/contracts/client';
import { callForFile, callWithTotal } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useDownload } from '../../../api/use-download.ts';
import { counted } from './counted.ts';

export const useApprovedCount = (search: string) =>
  useQuery({
    queryKey: [listProofs.id, 'approved', search],
    queryFn: ({ signal }) =>
      callWithTotal(listProofs, { query: { ...(search ? { search } : {}), state: 'approved', limit: 1 } }, { signal }),
  });

/** Downloads the print files of all approved lines that match as one archive. */
export const useDownloadPrintFiles = (search: string, onBytes: (bytes: number) => void, failed: string) =>
  useDownload(async () => {
    onBytes(0);
    const archive = await callForFile(downloadPrintFiles, { query: search ? { search } : {} }, (response) =>
      counted(response, onBytes).blob(),
    );
    return [`print-files-${dayOf(new Date())}.zip`, archive];
  }, failed);

export const useDownloadPrintFile = (proof: Proof, version: ProofVersion, failed: string) =>
  useDownload(
    async () => [printFileName(proof, version), await callForFile(downloadPrintFile, { params: { id: proof._id } })],
    failed,
  );

/** Downloads that file many times on one sheet. */
export const useDownloadGangSheet = (proof: Proof, { sha256 }: ProofVersion, failed: string) =>
  useDownload(
    async ({ sheet, gapMm }: { sheet: PressSheet; gapMm: number }) => [
      `${sha256.slice(0, 8)}-${printName(proof)}-${sheet}.pdf`,
      await callForFile(downloadGangSheet, { params: { id: proof._id }, query: { sheet, gapMm } }),
    ],
    failed,
  );
