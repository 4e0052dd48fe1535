import type { ArtworkFile } from '@print-shop/contracts';
import { ARTWORK_PART_BYTES, uploadArtwork } from '@print-shop/contracts/client';
import { uploadFile } from '@print-shop/web-kit';
import { useEffect, useRef, useState } from 'react';
import { type ArtworkFault, artworkFault } from './artwork-kinds.ts';
import { keepToken } from './kept.ts';
import { type Purpose, type SendOptions, sendInParts } from './send-in-parts.ts';

export type UploadState =
  | { step: 'empty'; fault?: ArtworkFault }
  | { step: 'sending'; name: string; percent: number }
  | { step: 'failed'; name: string; percent: number; failure: unknown }
  | { step: 'sent'; id: string };

async function sendWhole(file: File, purpose: Purpose, options: SendOptions): Promise<ArtworkFile> {
  const { token, ...sent } = await uploadFile(uploadArtwork, file, { ...options, fields: purpose });
  keepToken(sent._id, token);
  return sent;
}

/** Sends a file to be checked: small ones in one request, larger ones in parts that survive a broken connection. */
export function useArtworkUpload(onSent?: (id: string) => void) {
  const [state, setState] = useState<UploadState>({ step: 'empty' });
  const sending = useRef<AbortController>(undefined);
  const last = useRef<{ file: File; purpose: Purpose }>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File, purpose: Purpose, percentBefore = 0): Promise<void> => {
    sending.current?.abort();
    const fault = artworkFault(file);
    if (fault) return setState({ step: 'empty', fault });
    last.current = { file, purpose };
    sending.current = new AbortController();
    const { signal } = sending.current;
    const { name } = file;
    let percent = percentBefore;
    const onProgress = (now: number) => {
      percent = now;
      if (!signal.aborted) setState({ step: 'sending', name, percent });
    };
    onProgress(percent);
    try {
      const way = file.size > ARTWORK_PART_BYTES ? sendInParts : sendWhole;
      const { _id } = await way(file, purpose, { onProgress, signal });
      setState({ step: 'sent', id: _id });
      onSent?.(_id);
    } catch (failure) {
      if (!signal.aborted) setState({ step: 'failed', name, percent, failure });
    }
  };
  /** Sends the same file again, in parts from where it stopped. */
  const resume = () => {
    if (last.current) void send(last.current.file, last.current.purpose, state.step === 'failed' ? state.percent : 0);
  };
  /** Stops sending, and forgets the file. */
  const cancel = () => {
    sending.current?.abort();
    setState({ step: 'empty' });
  };
  return { state, send, resume, cancel };
}
