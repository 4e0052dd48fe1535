import { toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { saveFile } from '@print-shop/web-kit/save-file';
import { useMutation } from '@tanstack/react-query';

/** Saves what `load` returns as a file of that name; `failed` is said when it cannot be had. */
export const useDownload = <Of = void>(
  load: (of: Of) => Promise<readonly [name: string, file: Blob]>,
  failed: string,
) =>
  useMutation({
    mutationFn: async (of: Of) => saveFile(...(await load(of))),
    onError: (error) => toast(messageOf(error, failed), 'bad'),
  });
