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
}

/** Hands the list to the person as a file, and says when rows are missing from it. */
export function ExportButton({ filename, load }: ExportButtonProps) {
  const text = useText();
  const download = useDownload(async () => {
    const { file, left = 0 } = await load();
    if (left > 0) toast(text.exportCut(left.toLocaleString('en-IN')), 'bad');
    return [filename, file];
  }, text.exportFailed);
  return (
    <Button
      tone="outline"
      size="small"
      isBusy={download.isPending}
      busyLabel={text.exporting}
      onClick={() => download.mutate()}
    >
      {text.export}
    </Button>
  );
}
