import type { ArtworkFile } from '@print-shop/contracts';
import { getArtworkFile } from '@print-shop/contracts/client';
import { ApiError, call } from '@print-shop/web-kit';
import { sendArtwork } from '@print-shop/web-kit/artwork-upload';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const LOOK_MS = 700;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

const TOO_MANY_REQUESTS = 429;
/** Whether the upload broke off, so that it can go on; a refused file is refused again. */
const isBroken = (error: unknown): boolean =>
  error !== null &&
  !(error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== TOO_MANY_REQUESTS);

/** Uploads a file and waits for its checks. `percent` is of the upload, and 100 while it is checked. */
export function useCorrectedFile(productType: string, onChecked: (file: ArtworkFile) => void) {
  const [percent, setPercent] = useState(0);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const upload = useMutation({
    mutationFn: async (file: File): Promise<ArtworkFile> => {
      sending.current = new AbortController();
      const { signal } = sending.current;
      setPercent(0);
      let found = await sendArtwork(file, { productType }, { onProgress: setPercent, signal });
      while (found.state === 'checking') {
        await pause();
        found = await call(getArtworkFile, { params: { id: found._id }, query: {} }, { signal });
      }
      return found;
    },
    onSuccess: onChecked,
  });
  const { mutate: send, variables: last, error } = upload;
  return { ...upload, percent, ...(last && isBroken(error) ? { resume: () => send(last) } : {}) };
}
