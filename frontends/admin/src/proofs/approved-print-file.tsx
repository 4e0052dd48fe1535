import { downloadPrintFile, getProof, printFileName } from '@print-shop/contracts/client';
import { Button, toast } from '@print-shop/ui';
import { call, callForFile, messageOf } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../save-file.ts';
import { useText } from './messages/index.ts';

/** Saves the print file that the customer of a line has approved, under its fingerprint. */
export function ApprovedPrintFile({ proof: id }: { proof: string }) {
  const text = useText();
  const download = useMutation({
    mutationFn: async () => {
      const [proof, file] = await Promise.all([
        call(getProof, { params: { id } }),
        callForFile(downloadPrintFile, { params: { id } }),
      ]);
      const version = proof.versions.at(-1);
      if (version) saveFile(printFileName(proof, version), file);
    },
    onError: (error) => toast(messageOf(error, text.printFailed), 'bad'),
  });
  return (
    <Button size="small" isBusy={download.isPending} busyLabel={text.downloading} onClick={() => download.mutate()}>
      {text.approvedFile}
    </Button>
  );
}
