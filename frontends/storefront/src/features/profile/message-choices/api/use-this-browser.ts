import { addDevice, removeDevice } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** `unable`: it has no such messages; `blocked`: its owner forbids the shop to show any. */
type BrowserState = 'unable' | 'blocked' | 'off' | 'on';

const KEY = ['this-browser'];

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const current = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

async function readState(): Promise<BrowserState> {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await current()) ? 'on' : 'off';
}

/** Asks for the permission, and tells the shop where the browser takes messages. */
async function turnOn(pushKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key cannot be renewed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  try {
    await call(addDevice, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

async function turnOff(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // Without this call the shop would find out only with the next message to this browser.
  await call(removeDevice, { body: { endpoint } });
}

/** Whether messages come to this browser, and how to change that. `pushKey` is the shop's public key. */
export function useThisBrowser(pushKey: string) {
  const queries = useQueryClient();
  const { data: state } = useQuery({ queryKey: KEY, queryFn: readState, staleTime: 0 });
  const onSettled = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    state,
    turningOn: useMutation({ mutationFn: () => turnOn(pushKey), onSettled }),
    turningOff: useMutation({ mutationFn: turnOff, onSettled }),
  };
}
