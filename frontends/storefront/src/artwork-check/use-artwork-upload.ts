import { type Purpose, sendArtwork } from '@print-shop/web-kit/artwork-upload';
import { useEffect, useRef, useState } from 'react';
import { type ArtworkFault, artworkFault } from './artwork-kinds.ts';
import { keepToken, tokenQuery } from './kept.ts';

export type UploadState =
  | { step: 'empty'; fault?: ArtworkFault }
  | { step: 'sending'; name: string; percent: number }
  | { step: 'failed'; name: string; percent: number; failure: unknown }
  | { step: 'sent'; id: string };

const tokens = { keep: keepToken, query: tokenQuery };

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
      const { _id } = await sendArtwork(file, purpose, { onProgress, signal, tokens });
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
  const cancel = () => {
    sending.current?.abort();
    setState({ step: 'empty' });
  };
  return { state, send, resume, cancel };
}
