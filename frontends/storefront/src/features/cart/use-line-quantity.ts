import type { CartItem } from '@print-shop/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChangeLine } from './api/use-change-line.ts';

const PAUSE_MS = 500;

interface Unsent {
  /** The quantity on the screen that the server has not confirmed yet. */
  wanted: number | undefined;
  /** Runs while counting may go on. */
  timer: ReturnType<typeof setTimeout> | undefined;
  isSending: boolean;
}

/**
 * The quantity of a cart line as it is counted. It is sent once counting pauses or has finished, one request at a time, so
 * that the last number wins. When the server refuses it, the number of before is back and `onFailure` is called.
 */
export function useLineQuantity(line: CartItem, onFailure: () => void) {
  const { mutateAsync, isPending } = useChangeLine();
  const [shown, setShown] = useState<number>();
  const unsent = useRef<Unsent>({ wanted: undefined, timer: undefined, isSending: false });

  const want = (quantity: number | undefined) => {
    unsent.current.wanted = quantity;
    setShown(quantity);
  };
  const stopTimer = () => {
    clearTimeout(unsent.current.timer);
    unsent.current.timer = undefined;
  };
  const send = async (): Promise<void> => {
    stopTimer();
    const { wanted, isSending } = unsent.current;
    if (wanted === undefined || isSending) return;
    unsent.current.isSending = true;
    const hasFailed = await mutateAsync({ line, quantity: wanted }).then(
      () => false,
      () => true,
    );
    unsent.current.isSending = false;
    if (unsent.current.wanted !== wanted) return unsent.current.timer ? undefined : send();
    want(undefined);
    if (hasFailed) onFailure();
  };
  const leave = useEffectEvent(send);
  // A customer who leaves the cart in the middle of a pause has counted all the same.
  useEffect(
    () => () => {
      leave();
    },
    [],
  );

  return {
    quantity: shown ?? line.quantity,
    isBusy: isPending,
    count: (quantity: number) => {
      want(quantity);
      stopTimer();
      unsent.current.timer = setTimeout(send, PAUSE_MS);
    },
    finish: send,
    /** Discards a change that was not sent yet, because the line is being removed. */
    forget: () => {
      stopTimer();
      want(undefined);
    },
  };
}
