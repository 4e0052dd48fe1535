import type { ProofSummary } from '@print-shop/contracts';
import { downloadPrintFile } from '@print-shop/contracts/client';
import { Button, toast } from '@print-shop/ui';
import { callForFile } from '@print-shop/web-kit';
import { useState } from 'react';
import { saveFile } from '../../../save-file.ts';
import { useText } from '../messages/index.ts';

/** What the print file of a line is saved as: a person finds the order by its number. */
export const printName = ({ name, orderId, _id }: Pick<ProofSummary, 'name' | 'orderId' | '_id'>): string =>
  `${(orderId ?? _id).slice(-6)}-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/** Saves the print files of the approved lines that are shown, one after the other. */
export function DownloadAll({ lines }: { lines: readonly ProofSummary[] }) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);
  if (lines.length === 0) return null;
  const download = async () => {
    setIsBusy(true);
    for (const line of lines) {
      try {
        saveFile(printName(line), await callForFile(downloadPrintFile, { params: { id: line._id } }));
      } catch (error) {
        console.error('A print file could not be loaded', error);
        toast(text.downloadFailed(line.name), 'bad');
      }
    }
    setIsBusy(false);
  };
  return (
    <Button tone="outline" size="small" isBusy={isBusy} busyLabel={text.downloading} onClick={download}>
      {text.downloadAll(lines.length)}
    </Button>
  );
}
