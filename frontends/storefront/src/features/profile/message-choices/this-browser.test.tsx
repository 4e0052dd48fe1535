import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ThisBrowser } from './this-browser.tsx';

// jsdom has no push messages: what a browser offers is played here, and what the shop is told is looked at.
const KEY = 'B'.repeat(87);
const device = { endpoint: 'https://push.example/1', keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) } };

let told: [path: string, body: unknown][] = [];
let isRefused = false;
const told200 = (path: string) =>
  http.post(path, async ({ request }) => {
    told.push([path, await request.json()]);
    return HttpResponse.json({ message: 'Not this browser.' }, { status: isRefused ? 400 : 200 });
  });
serve(told200('/api/notifications/devices'), told200('/api/notifications/devices/removal'));

let subscription: object | null = null;
const subscribe = jest.fn(async (_options: object) => {
  subscription = {
    ...device,
    toJSON: () => device,
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  return subscription;
});
const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };

function aBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const notification = {
    permission,
    async requestPermission() {
      notification.permission = answer;
      return answer;
    },
  };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(globalThis, { Notification: notification, PushManager: class {} });
}

beforeEach(() => {
  told = [];
  isRefused = false;
  subscription = null;
  subscribe.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(globalThis, 'PushManager');
});

const open = () => renderScreen(<ThisBrowser pushKey={KEY} />, { user: aUser() });

describe('messages in this browser', () => {
  it('are turned on with the shop’s key, and off again', async () => {
    aBrowser('default', 'granted');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    const off = await screen.findByRole('button', { name: 'Turn off' });
    expect(off).toHaveFocus();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(told).toEqual([['/api/notifications/devices', device]]);
    await user.click(off);
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
    await waitFor(() => expect(told[1]).toEqual(['/api/notifications/devices/removal', { endpoint: device.endpoint }]));
  });

  it('stay off when the shop refuses the browser, which is said', async () => {
    aBrowser('granted');
    isRefused = true;
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not this browser.');
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(subscription).toBeNull();
  });

  it('cannot be turned on where they are blocked, or when the question is answered with no', async () => {
    aBrowser('default', 'denied');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(/This browser blocks messages of the shop/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(told).toEqual([]);
  });

  it('are not offered by a browser that has none', async () => {
    open();
    expect(await screen.findByText(/This browser cannot show messages/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are described in Hindi', async () => {
    aBrowser('default');
    await renderInHindi(<ThisBrowser pushKey={KEY} />, { user: aUser() });
    expect(await screen.findByRole('button', { name: 'चालू कीजिए' })).toBeVisible();
  });
});
