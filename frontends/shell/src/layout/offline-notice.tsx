import { useSyncExternalStore } from 'react';
import { useText } from './messages/index.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the browser has no connection, for as long as it has none. */
export function OfflineNotice() {
  const text = useText();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && <p className="bg-wait-soft p-3 text-center font-medium text-small text-wait">{text.offline}</p>}
    </div>
  );
}
