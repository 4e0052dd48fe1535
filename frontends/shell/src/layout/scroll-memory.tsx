import { inTab } from '@print-shop/web-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORAGE_KEY = 'scroll-positions';

function stored(): Record<string, number> {
  try {
    return JSON.parse(inTab.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Whether the browser has opened this document by a link or an address, not by going back or loading it again. */
const isOpenedAnew = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate';

/** A page begins at its top; going back, or loading it again, finds it where it was left. `state.keepsScroll` changes nothing. */
export function ScrollMemory() {
  const { key, pathname, state } = useLocation();
  // The first page of every document has the same key.
  const place = key + pathname;
  const isReturn = useNavigationType() === 'POP';
  const positions = useRef(stored());
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => inTab.setItem(STORAGE_KEY, JSON.stringify(positions.current));
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);

  useLayoutEffect(() => {
    // A page that has just been opened is at its top already. Scrolling it there would force a layout before the first paint.
    const left = isFirst.current && isOpenedAnew() ? 0 : (positions.current[place] ?? 0);
    if (isReturn && (left > 0 || !isFirst.current)) window.scrollTo(0, left);
    else if (!isReturn && !(state as { keepsScroll?: boolean } | null)?.keepsScroll) window.scrollTo(0, 0);
    isFirst.current = false;
    const remember = () => {
      positions.current[place] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place, state, isReturn]);
  return null;
}
