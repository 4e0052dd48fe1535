import { firstData } from '@print-shop/web-kit';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and in a browser's first render, where the page came with its frame alone. */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => !firstData()?.isFrameOnly,
  );
