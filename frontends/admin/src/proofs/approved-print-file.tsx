import { Button, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useDownloadApproved } from './api/use-download-approved.ts';
import { useText } from './messages/index.ts';

/** Saves the print file that the customer of a line has approved, under its fingerprint. */
export function ApprovedPrintFile({ proof: id }: { proof: string }) {
  const text = useText();
  const download = useDownloadApproved(id, (error) => toast(messageOf(error, text.printFailed), 'bad'));
  return (
    <Button size="small" isBusy={download.isPending} busyLabel={text.downloading} onClick={() => download.mutate()}>
      {text.approvedFile}
    </Button>
  );
}
