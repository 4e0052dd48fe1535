import { useLayoutEffect, useRef } from 'react';

/** When a card is removed, the focus moves to the heart in its place, or to the page if there is none. */
export function useFocusInPlace(count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const left = useRef<number>(undefined);
  const lastCount = useRef(count);
  useLayoutEffect(() => {
    const place = left.current;
    const isLess = count < lastCount.current;
    lastCount.current = count;
    if (place === undefined || !isLess || document.activeElement !== document.body) return;
    left.current = undefined;
    const heart = grid.current?.children[Math.min(place, count - 1)]?.querySelector<HTMLElement>('[aria-pressed]');
    (heart ?? document.getElementById('content'))?.focus();
  }, [count]);
  return {
    grid,
    leave: (place: number) => {
      left.current = place;
    },
  };
}
