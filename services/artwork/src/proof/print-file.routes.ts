import { downloadGangSheet, downloadPrintFile } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { PrintFiles } from './print-files.ts';
import type { ProofStore } from './proof.store.ts';
import { noSuchProof, type Proof } from './proof.ts';

export interface PrintFileRoutesDeps {
  proofs: Pick<ProofStore, 'find'>;
  printFiles: PrintFiles;
}

/** Registers what staff print from. */
export function printFileRoutes(router: ContractRouter, { proofs, printFiles }: PrintFileRoutesDeps): void {
  const found = async (id: string): Promise<Proof> => {
    const proof = await proofs.find(id);
    if (!proof) throw noSuchProof();
    return proof;
  };
  router
    .on(downloadPrintFile, allow.staff('artwork:read'), async ({ params }) => {
      return { status: 200, ...(await printFiles.read(await found(params.id))) };
    })
    .on(downloadGangSheet, allow.staff('artwork:read'), async ({ params, query }) => {
      return { status: 200, ...(await printFiles.gang(await found(params.id), query)) };
    });
}
