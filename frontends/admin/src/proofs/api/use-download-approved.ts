import { downloadPrintFile, getProof, printFileName } from '@print-shop/contracts/client';
import { call, callForFile } from '@print-shop/web-kit';
import { saveFile } from '@print-shop/web-kit/save-file';
import { useMutation } from '@tanstack/react-query';

export const useDownloadApproved = (id: string, onError: (error: Error) => void) =>
  useMutation({
    mutationFn: async () => {
      const [proof, file] = await Promise.all([
        call(getProof, { params: { id } }),
        callForFile(downloadPrintFile, { params: { id } }),
      ]);
      const version = proof.versions.at(-1);
      if (version) saveFile(printFileName(proof, version), file);
    },
    onError,
  });
