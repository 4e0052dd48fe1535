import { messageOf } from '@print-shop/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Message {
  tone: 'good' | 'bad';
  text: string;
  /** A second line: the server's message. */
  detail?: string | undefined;
}

const SHOWN_MS = 3000;

/** A message above the screen that goes away by itself. */
export function useMessage() {
  const [message, setMessage] = useState<Message>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((next: Message, shownMs: number) => {
    clearTimeout(timer.current);
    setMessage(next);
    timer.current = setTimeout(() => setMessage(undefined), shownMs);
  }, []);
  const say = useCallback(
    (tone: Message['tone'], text: string, shownMs = SHOWN_MS) => show({ tone, text }, shownMs),
    [show],
  );
  /** Shows what failed, with the server's message if there is one. */
  const sayFailure = useCallback(
    (text: string, error: unknown, shownMs = SHOWN_MS) =>
      show({ tone: 'bad', text, detail: messageOf(error, '') }, shownMs),
    [show],
  );
  return { message, say, sayFailure };
}
