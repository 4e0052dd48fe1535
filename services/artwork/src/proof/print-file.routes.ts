import {
  downloadGangSheet,
  downloadPrintFile,
  downloadPrintFiles,
  MOST_PRINT_FILES,
  printFileName,
} from '@print-shop/contracts';
import { allow, type ContractRouter, languageOf, notFound } from '@print-shop/service-kit';
import { printArchive } from './print-archive.ts';
import type { PrintFiles } from './print-files.ts';
import type { ProofStore } from './proof.store.ts';
import { newest, noSuchProof, type Proof } from './proof.ts';

export interface PrintFileRoutesDeps {
  proofs: Pick<ProofStore, 'find' | 'list'>;
  printFiles: PrintFiles;
}

const noneApproved = () =>
  notFound({ en: 'No approved item matches.', hi: 'कोई मंज़ूर आइटम नहीं मिला।' }, 'no-print-files');

/** Registers what staff print from, before `/api/proofs/:id`. */
export function printFileRoutes(router: ContractRouter, { proofs, printFiles }: PrintFileRoutesDeps): void {
  const found = async (id: string): Promise<Proof> => {
    const proof = await proofs.find(id);
    if (!proof) throw noSuchProof();
    return proof;
  };
  const entryOf = (proof: Proof) => {
    const version = newest(proof);
    const open = async () => (await printFiles.read(proof)).body;
    return version ? [{ name: printFileName({ ...proof, _id: proof.id }, version), open }] : [];
  };
  router
    .on(downloadPrintFiles, allow.staff('artwork:read'), async ({ query: { search }, req }) => {
      const { proofs: approved } = await proofs.list({ state: 'approved', search, page: 1, limit: MOST_PRINT_FILES });
      if (approved.length === 0) throw noneApproved();
      return { status: 200, body: printArchive(approved.flatMap(entryOf), { language: languageOf(req) }) };
    })
    .on(downloadPrintFile, allow.staff('artwork:read'), async ({ params }) => {
      return { status: 200, ...(await printFiles.read(await found(params.id))) };
    })
    .on(downloadGangSheet, allow.staff('artwork:read'), async ({ params, query }) => {
      return { status: 200, ...(await printFiles.gang(await found(params.id), query)) };
    });
}
