import { useSyncExternalStore } from 'react';

const THRESHOLD_PX = 10;

let isScrolled = false;

/** Read only on scrolling: reading the position while React renders would force another layout of the whole page. */
const subscribe = (listener: () => void) => {
  const read = () => {
    isScrolled = window.scrollY > THRESHOLD_PX;
    listener();
  };
  window.addEventListener('scroll', read, { passive: true });
  return () => {
    window.removeEventListener('scroll', read);
    isScrolled = false;
  };
};

/** True once the page is scrolled more than 10 px. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
