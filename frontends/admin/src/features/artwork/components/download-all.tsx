import { MOST_PRINT_FILES } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';
import { useState } from 'react';
import { useApprovedCount, useDownloadPrintFiles } from '../api/use-print-files.ts';
import { useText } from '../messages/index.ts';

const MEGABYTE = 1024 * 1024;

/** Saves the print files of all approved lines that match as one archive. Nothing where none is approved. */
export function DownloadAll({ search }: { search: string }) {
  const text = useText();
  const [megabytes, setMegabytes] = useState(0);
  const { data } = useApprovedCount(search);
  const onBytes = (bytes: number) => setMegabytes(Math.floor(bytes / MEGABYTE));
  const download = useDownloadPrintFiles(search, onBytes, text.downloadFailed);
  const total = data?.total ?? 0;
  if (total === 0) return null;
  return (
    <>
      <Button
        tone="outline"
        size="small"
        isBusy={download.isPending}
        busyLabel={megabytes > 0 ? text.downloaded(megabytes) : text.downloading}
        onClick={() => download.mutate()}
      >
        {text.downloadAll(Math.min(total, MOST_PRINT_FILES))}
      </Button>
      {total > MOST_PRINT_FILES && <p className="text-caption text-ink-soft">{text.downloadMost(MOST_PRINT_FILES)}</p>}
    </>
  );
}
