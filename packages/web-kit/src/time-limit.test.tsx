import { exportUsers, listProducts, uploadProductImage } from '@print-shop/contracts/client';
import { delay, HttpResponse, http } from 'msw';
import { ApiError } from './api-error.ts';
import { call, callForFile } from './call.ts';
import { serve } from './testing/index.ts';
import { uploadFile } from './upload/upload-file.ts';

const server = serve();
const image = new File(['x'], 'a.png', { type: 'image/png' });
const stored = { url: '/media/products/1/1280.webp', width: 8, height: 10, dominantColor: '#ffffff' };
let tries = 0;
const answer = (...answers: (() => Response | Promise<Response>)[]) =>
  server.use(http.post('/api/product/images', () => answers[Math.min(tries++, answers.length - 1)]?.()));
const good = () => HttpResponse.json(stored, { status: 201 });
const failing =
  (status: number, headers = {}) =>
  () =>
    HttpResponse.json({ message: 'Please try again.', code: 'unavailable' }, { status, headers });

/** Records the outcome of a promise without waiting for it. */
function watch<Result>(promise: Promise<Result>) {
  const seen: { result?: Result; error?: unknown } = {};
  promise.then(
    (result) => {
      seen.result = result;
    },
    (error: unknown) => {
      seen.error = error;
    },
  );
  return seen;
}
/** Requests run in real time while the clock is stopped: waits until they have got this far. */
const wait = globalThis.setTimeout;
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => wait(resolve, 5));
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** An upload whose pauses are counted. */
function upload(signal?: AbortSignal) {
  const pauses = { count: 0 };
  const onProgress = (percent: number) => {
    if (percent === 0) pauses.count += 1;
  };
  const seen = watch(uploadFile(uploadProductImage, image, { onProgress, ...(signal ? { signal } : {}) }));
  return { seen, paused: (times: number) => until(() => pauses.count >= times) };
}

beforeEach(() => {
  tries = 0;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { matchMedia: undefined });
});

describe('a call that is not answered', () => {
  it.each([
    ['30 s on a desktop', 30_000, undefined],
    ['60 s on a phone', 60_000, (query: string) => ({ matches: query === '(pointer: coarse)' })],
  ])('ends after %s', async (_limit, ms, matchMedia) => {
    Object.assign(globalThis, { matchMedia });
    server.use(http.get('/api/product', () => delay('infinite')));
    const seen = watch(call(listProducts, {}));
    await pass(ms - 1);
    expect(seen.error).toBeUndefined();
    await pass(1);
    await until(() => seen.error !== undefined);
    expect(seen.error).toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' });
  });

  it('may take 600 s where it fetches a file', async () => {
    server.use(http.get('/api/users/export.csv', () => delay('infinite')));
    const seen = watch(callForFile(exportUsers, {}));
    await pass(599_999);
    expect(seen.error).toBeUndefined();
    await pass(1);
    await until(() => seen.error !== undefined);
    expect(seen.error).toMatchObject({ status: 0, code: 'timeout' });
  });

  it('ends as its caller says, with the reason of the caller', async () => {
    server.use(http.get('/api/product', () => delay('infinite')));
    const caller = new AbortController();
    const seen = watch(call(listProducts, {}, { signal: caller.signal }));
    caller.abort();
    await until(() => seen.error !== undefined);
    expect(seen.error).toMatchObject({ name: 'AbortError' });
  });
});

describe('an upload', () => {
  it('is tried again after a lost connection and a failing server', async () => {
    answer(() => HttpResponse.error(), failing(503), good);
    const { seen, paused } = upload();
    await paused(1);
    await pass(1000);
    await paused(2);
    await pass(2000);
    await until(() => seen.result !== undefined);
    expect(seen.result).toEqual(stored);
    expect(tries).toBe(3);
  });

  it('waits as long as the server asks for', async () => {
    answer(failing(503, { 'Retry-After': '20' }), good);
    const { seen, paused } = upload();
    await paused(1);
    await pass(19_999);
    expect(tries).toBe(1);
    await pass(1);
    await until(() => seen.result !== undefined);
    expect(tries).toBe(2);
  });

  it('gives up 120 s after the first failure', async () => {
    answer(failing(500));
    const { seen, paused } = upload();
    await paused(1);
    await pass(100_000);
    expect(seen.error).toBeUndefined();
    while (seen.error === undefined) {
      await pass(1000);
      await new Promise((resolve) => wait(resolve, 5));
    }
    expect(seen.error).toMatchObject({ status: 500, message: 'Please try again.' });
  });

  it('takes 600 s at most, all tries together', async () => {
    const sent = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
    answer(failing(503), good);
    const { seen, paused } = upload();
    await paused(1);
    await pass(1000);
    await until(() => seen.result !== undefined);
    const [first = 0, second = 0] = sent.mock.calls.map(([ms]) => ms);
    expect([first, second]).toEqual([600_000, 599_000]);
    sent.mockRestore();
  });

  it('is not tried again when it was refused', async () => {
    answer(failing(415), good);
    const { seen } = upload();
    await until(() => seen.error !== undefined);
    expect(seen.error).toBeInstanceOf(ApiError);
    expect(jest.getTimerCount()).toBe(0);
    expect(tries).toBe(1);
  });

  it('ends as its caller says, also between two tries', async () => {
    answer(failing(503), good);
    const caller = new AbortController();
    const { seen, paused } = upload(caller.signal);
    await paused(1);
    caller.abort();
    await until(() => seen.error !== undefined);
    expect(seen.error).toMatchObject({ name: 'AbortError' });
    expect(tries).toBe(1);
  });
});
