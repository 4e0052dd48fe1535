import { useCallback, useEffect, useRef, useState } from 'react';

export interface Message {
  tone: 'good' | 'bad';
  text: string;
}

const SHOWN_MS = 3000;

/** A message above the screen that goes away by itself. */
export function useMessage() {
  const [message, setMessage] = useState<Message>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback((tone: Message['tone'], text: string, shownMs = SHOWN_MS) => {
    clearTimeout(timer.current);
    setMessage({ tone, text });
    timer.current = setTimeout(() => setMessage(undefined), shownMs);
  }, []);
  return { message, say };
}
