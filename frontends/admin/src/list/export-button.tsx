import { LIST_REACH } from '@print-shop/contracts/client';
import { Button, toast } from '@print-shop/ui';
import { useDownload } from '../api/use-download.ts';
import { useText } from './messages/index.ts';

/** A file, and how many rows it lacks because the list is too long. */
export interface ListFile {
  file: Blob;
  left?: number;
}

interface ExportButtonProps {
  filename: string;
  load: () => Promise<ListFile>;
  /** How many rows the file would have. */
  rows: number;
}

const inWords = (count: number): string => count.toLocaleString('en-IN');

/** Hands the list to the person as a file. Asks before the file of a list that is too long, and says when rows are missing from it. */
export function ExportButton({ filename, load, rows }: ExportButtonProps) {
  const text = useText();
  const download = useDownload(async () => {
    const { file, left = 0 } = await load();
    if (left > 0) toast(text.exportCut(inWords(left)), 'bad');
    return [filename, file];
  }, text.exportFailed);
  const start = () => {
    if (rows <= LIST_REACH || window.confirm(text.exportTooLong(inWords(rows), inWords(LIST_REACH)))) download.mutate();
  };
  return (
    <Button tone="outline" size="small" isBusy={download.isPending} busyLabel={text.exporting} onClick={start}>
      {text.export}
    </Button>
  );
}
