import { dayOf, downloadPrintFiles, listProofs, MOST_PRINT_FILES } from '@print-shop/contracts/client';
import { Button, toast } from '@print-shop/ui';
import { callForFile, callWithTotal, messageOf } from '@print-shop/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../save-file.ts';
import { useText } from '../messages/index.ts';

const MEGABYTE = 1024 * 1024;

/** Saves the print files of all approved lines that match as one archive. Nothing where none is approved. */
export function DownloadAll({ search }: { search: string }) {
  const text = useText();
  const [megabytes, setMegabytes] = useState(0);
  const searched = search ? { search } : {};
  const { data } = useQuery({
    queryKey: [listProofs.id, 'approved', search],
    queryFn: ({ signal }) =>
      callWithTotal(listProofs, { query: { ...searched, state: 'approved', limit: 1 } }, { signal }),
  });
  const download = useMutation({
    mutationFn: () => {
      setMegabytes(0);
      const onBytes = (bytes: number) => setMegabytes(Math.floor(bytes / MEGABYTE));
      return callForFile(downloadPrintFiles, { query: searched }, onBytes);
    },
    onSuccess: (archive) => saveFile(`print-files-${dayOf(new Date())}.zip`, archive),
    onError: (error) => toast(messageOf(error, text.downloadFailed), 'bad'),
  });
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
