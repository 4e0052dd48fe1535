import { followOwnOrders, getOrder, listProductTypes } from '@print-shop/contracts/client';
import { queryFor, session } from '@print-shop/web-kit';
import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { retryAfterMs } from './follow.ts';
import { useLive } from './index.ts';

const ROUTES = [getOrder];
const TYPES = [listProductTypes];
const user = { ...aUser(), token: 'my-token' };
let state = 'waiting';
/** The open connections, newest last. */
let connections: { token: string | null; send: (text: string) => void; end: () => void; isAborted: () => boolean }[] =
  [];
let status = 200;

const server = serve(
  http.get('/api/order/details/:id', () => HttpResponse.json({ state })),
  http.get('/api/notifications/live', ({ request }) => {
    if (status !== 200) return HttpResponse.json({ message: 'No.', code: 'no' }, { status });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    let isAborted = false;
    request.signal.addEventListener('abort', () => {
      isAborted = true;
    });
    connections.push({
      token: request.headers.get('authorization'),
      send: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
      isAborted: () => isAborted,
    });
    return new HttpResponse(readable, { headers: { 'Content-Type': 'text/event-stream' } });
  }),
);

function Order({ gatherMs }: { gatherMs?: number }) {
  useLive(followOwnOrders, ROUTES, gatherMs === undefined ? {} : { gatherMs });
  const { data } = useQuery(queryFor(getOrder, { params: { id: anId(1) } }));
  return <p>{(data as { state?: string } | undefined)?.state}</p>;
}
function Types() {
  useLive(followOwnOrders, TYPES, { gatherMs: 0 });
  useQuery(queryFor(listProductTypes, {}));
  return null;
}
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const connection = (n: number) =>
  waitFor(
    () => {
      const found = connections[n];
      if (!found) throw new Error(`connection ${n} is not there`);
      return found;
    },
    { timeout: 3000 },
  );

beforeEach(() => {
  [state, status, connections] = ['waiting', 200, []];
  setHidden(false);
});

it('reads again what a page shows at each change, in whatever pieces it comes', async () => {
  renderScreen(<Order />, { user });
  expect(await screen.findByText('waiting')).toBeVisible();
  const { token, send } = await connection(0);
  expect(token).toBe('Bearer my-token');
  state = 'confirmed';
  send(':\n\nevent: cha');
  send(`nge\ndata: {"about":"order","id":"${anId(1)}"}\n\n`);
  expect(await screen.findByText('confirmed')).toBeVisible();
});

it('lets an answer come before it reads news of meanwhile, and reads these then', async () => {
  const answers: (() => void)[] = [];
  let [ended, others] = [0, 0];
  server.use(
    http.get('/api/order/details/:id', async ({ request }) => {
      request.signal.addEventListener('abort', () => {
        ended += 1;
      });
      await new Promise<void>((resolve) => answers.push(resolve));
      return HttpResponse.json({ state: `answer ${answers.length}` });
    }),
    http.get('/api/product-types', () => {
      others += 1;
      return HttpResponse.json({ data: [] });
    }),
  );
  renderScreen(
    <>
      <Order gatherMs={0} />
      <Types />
    </>,
    { user },
  );
  const { send } = await connection(0);
  const news = `event: change\ndata: {"about":"order","id":"${anId(1)}"}\n\n`;
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await screen.findByText('answer 1');
  send(news);
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const more of [1, 2]) {
    const before = others;
    send(news);
    // The order hears of these news before the others do. So a second request for it would be here.
    await waitFor(() => expect({ more, others }).toEqual({ more, others: before + 1 }));
  }
  expect({ read: answers.length, ended }).toEqual({ read: 2, ended: 0 });
  answers[1]?.();
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.();
  await screen.findByText('answer 3');
});

it('connects again after a break, and reads what it may have missed', async () => {
  renderScreen(<Order />, { user });
  expect(await screen.findByText('waiting')).toBeVisible();
  (await connection(0)).end();
  state = 'delivered';
  (await connection(1)).send('event: open\ndata: {}\n\n');
  expect(await screen.findByText('delivered')).toBeVisible();
});

it('reads again before the links in the answers end, while somebody looks', async () => {
  const renewing = jest.spyOn(globalThis, 'setInterval');
  renderScreen(<Order />, { user });
  await screen.findByText('waiting');
  await connection(0);
  const [renew, everyMs] = renewing.mock.calls.find(([, ms = 0]) => ms > 60_000 && ms < 600_000) ?? [];
  renewing.mockRestore();
  expect(everyMs).toBe(480_000);
  state = 'with new links';
  act(() => renew?.());
  await screen.findByText('with new links');
});

it('connects at once when the network is back, though the connection of before seems open', async () => {
  renderScreen(<Order />, { user });
  await screen.findByText('waiting');
  const before = await connection(0);
  state = 'delivered meanwhile';
  act(() => void window.dispatchEvent(new Event('online')));
  (await connection(1)).send('event: open\ndata: {}\n\n');
  await screen.findByText('delivered meanwhile');
  expect(before.isAborted()).toBe(true);
});

it('lets go while nobody looks, and when the page is left', async () => {
  const { unmount } = renderScreen(<Order />, { user });
  const first = await connection(0);
  setHidden(true);
  await waitFor(() => expect(first.isAborted()).toBe(true));
  setHidden(false);
  const second = await connection(1);
  unmount();
  await waitFor(() => expect(second.isAborted()).toBe(true));
  expect(connections).toHaveLength(2);
});

it('ends the session when the shop refuses the token, and asks nothing for a visitor', async () => {
  status = 401;
  const { unmount } = renderScreen(<Order />, { user });
  await waitFor(() => expect(session.token()).toBeNull());
  unmount();
  status = 200;
  const asked = jest.spyOn(globalThis, 'fetch');
  renderScreen(<Order />);
  // The page asks for the order in the effect after the one that would connect.
  await screen.findByText('waiting');
  const paths = asked.mock.calls.map(([request]) => new URL(String(request), location.href).pathname);
  asked.mockRestore();
  expect(paths).toEqual([`/api/order/details/${anId(1)}`]);
  expect(connections).toHaveLength(0);
});

it.each([
  [0, 500, 1000],
  [3, 4000, 8000],
  [20, 30_000, 60_000],
])('waits after %i failures between %i and %i ms', (failures, least, most) => {
  expect([retryAfterMs(failures, 0), retryAfterMs(failures, 1)]).toEqual([least, most]);
});
