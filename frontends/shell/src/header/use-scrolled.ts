import { useSyncExternalStore } from 'react';

const THRESHOLD_PX = 10;

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** True once the page is scrolled more than 10 px. */
export const useScrolled = (): boolean => useSyncExternalStore(subscribe, () => window.scrollY > THRESHOLD_PX);
