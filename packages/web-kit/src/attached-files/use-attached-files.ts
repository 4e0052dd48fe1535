import { fileKind, type PictureKind, type uploadDesign, type uploadReviewPicture } from '@print-shop/contracts/client';
import { messageOf } from '@print-shop/web-kit';
import { uploadFile } from '@print-shop/web-kit/upload';
import { useEffect, useRef, useState } from 'react';

interface Attaching {
  files: readonly string[];
  route: typeof uploadDesign | typeof uploadReviewPicture;
  /** The files that can be attached: their kinds, the bytes of each, and their number. */
  kinds: readonly PictureKind[];
  maxBytes: number;
  most: number;
  /** The texts for files that cannot be attached, for too many, and for a failure without a reason. */
  sentences: { unfit: string; tooMany: string; failed: string };
  onChange: (files: string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Sends files as soon as they are chosen, one after another, until the screen is left. `progress` is that of one file, 0 to 100. */
export function useAttachedFiles({ files, route, kinds, maxBytes, most, sentences, onChange, onBusy }: Attaching) {
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const sending = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    sending.current = own;
    return () => own.abort();
  }, []);
  // A file may be removed while another is on its way.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const isFit = (file: File) => fileKind(file, kinds) !== undefined && file.size <= maxBytes;

  const add = async (chosen: File[]) => {
    const free = most - files.length;
    const fits = chosen.filter(isFit);
    setFault(fits.length < chosen.length ? sentences.unfit : chosen.length > free ? sentences.tooMany : undefined);
    const { signal } = sending.current;
    const sent: string[] = [];
    onBusy(true);
    try {
      for (const file of fits.slice(0, free)) {
        setProgress(0);
        sent.push((await uploadFile(route, file, { onProgress: setProgress, signal })).url);
      }
    } catch (error) {
      if (signal.aborted) return;
      setFault(messageOf(error, sentences.failed));
    }
    setProgress(undefined);
    onBusy(false);
    onChange([...latest.current, ...sent]);
  };
  return { progress, fault, add };
}
