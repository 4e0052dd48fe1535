import { useSyncExternalStore } from 'react';
import { firstData } from './first-data.ts';
import { shopTime } from './shop-time.ts';

const neverChanges = () => () => undefined;

/**
 * Returns a value that depends on the time in the shop. While the browser takes over a drawn page, that is the time of the drawing,
 * so that both draw the same; then it is now.
 */
export const useAsOfNow = <Value extends string | boolean>(valueAt: (moment: Date) => Value): Value =>
  useSyncExternalStore(
    neverChanges,
    () => valueAt(new Date(shopTime())),
    () => valueAt(new Date(firstData()?.readAt ?? shopTime())),
  );
