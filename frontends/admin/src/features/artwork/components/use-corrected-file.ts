import type { ArtworkFile } from '@print-shop/contracts';
import { getArtworkFile, uploadArtwork } from '@print-shop/contracts/client';
import { call, uploadFile } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

const LOOK_MS = 700;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/** Uploads a file and waits for its checks. `percent` is of the upload, and 100 while it is checked. */
export function useCorrectedFile(productType: string) {
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationFn: async (file: File): Promise<ArtworkFile> => {
      setPercent(0);
      let found: ArtworkFile = await uploadFile(uploadArtwork, file, {
        fields: { productType },
        onProgress: setPercent,
      });
      while (found.state === 'checking') {
        await pause();
        found = await call(getArtworkFile, { params: { id: found._id }, query: {} });
      }
      return found;
    },
  });
  return { ...upload, percent };
}
