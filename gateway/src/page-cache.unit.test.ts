import { type CachedPage, createPageCache } from './page-cache.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const TTL_MS = 1_000;
const address = { language: 'en', path: '/explore', query: '' };

/** A cache and a renderer that draws 1, 2, 3 ... from the list of products. */
function open() {
  const state = { isFresh: true };
  const cache = createPageCache({ ttlMs: TTL_MS, notFoundTtlMs: 100, isFresh: () => state.isFresh });
  let count = 0;
  const pageOf = (text: string, given: Partial<CachedPage> = {}): CachedPage => ({
    status: 200,
    headers: {},
    body: Buffer.from(text),
    etag: '',
    encoded: new Map(),
    scriptHash: '',
    query: '',
    reads: ['/api/product'],
    ...given,
  });
  const draw = jest.fn(async () => pageOf(String(++count)));
  const ask = async (given = {}) => (await cache.page({ ...address, ...given }, draw)).body.toString();
  /** Lets the next drawing wait until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    draw.mockImplementationOnce(async () => {
      await promise;
      return pageOf('held');
    });
    return resolve;
  };
  return { cache, draw, ask, hold, pageOf, state };
}

const redrawn = () => jest.advanceTimersByTimeAsync(1);

describe('the page cache', () => {
  it('draws once what many request at a time', async () => {
    const { ask, draw } = open();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
    expect(await ask()).toBe('1');
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('keeps one page for all spellings of its address, and each language its own', async () => {
    const { ask } = open();
    for (const given of [{}, { query: 'utm=1' }, { query: 'utm=2' }, { query: 'utm=1' }]) await ask(given);
    expect(await ask()).toBe('3');
    expect(await ask({ query: 'utm=1' })).toBe('3');
    expect(await ask({ language: 'hi' })).toBe('4');
  });

  it('serves a page past its time to live while it is redrawn', async () => {
    const { ask, hold } = open();
    await ask();
    jest.advanceTimersByTime(TTL_MS + 1);
    const release = hold();
    expect([await ask(), await ask()]).toEqual(['1', '1']);
    release();
    await redrawn();
    expect(await ask()).toBe('held');
  });

  it('keeps a page that is not found for a shorter time', async () => {
    const { ask, draw, pageOf } = open();
    draw.mockImplementationOnce(async () => pageOf('none', { status: 404 }));
    expect(await ask()).toBe('none');
    jest.advanceTimersByTime(101);
    await ask();
    await redrawn();
    expect(await ask()).toBe('1');
  });

  it('waits for the new page after a change of its data, and of no other', async () => {
    const { ask, cache } = open();
    await ask();
    cache.invalidate('/api/pricing');
    expect(await ask()).toBe('1');
    cache.invalidate('/api/product');
    expect(await ask()).toBe('2');
  });

  it('waits as well if the page was being redrawn when its data changed', async () => {
    const { ask, cache, hold } = open();
    await ask();
    jest.advanceTimersByTime(TTL_MS + 1);
    const release = hold();
    await ask();
    cache.invalidate('/api/product');
    const waiting = ask();
    release();
    expect(await waiting).toBe('held');
    expect(await ask()).toBe('2');
  });

  it('knows that a page is old whose data changed past its time to live', async () => {
    const { ask, cache } = open();
    await ask();
    jest.advanceTimersByTime(TTL_MS + 1);
    cache.invalidate('/api/product');
    expect(await ask()).toBe('2');
  });

  it('serves an old page while drawing fails, and tries again each time', async () => {
    const { ask, cache, draw } = open();
    await ask();
    cache.invalidate('/api/product');
    draw.mockRejectedValueOnce(new Error('away'));
    expect(await ask()).toBe('1');
    expect(await ask()).toBe('2');
    jest.advanceTimersByTime(TTL_MS + 1);
    draw.mockRejectedValueOnce(new Error('away'));
    expect(await ask()).toBe('2');
    await redrawn();
    expect(await ask()).toBe('2');
    await redrawn();
    expect(await ask()).toBe('3');
  });

  it('rejects with the reason when a page cannot be drawn and none is kept', async () => {
    const { ask, draw } = open();
    draw.mockRejectedValueOnce(new Error('away'));
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toBe('1');
  });

  it('keeps and serves nothing while change events may be lost', async () => {
    const { ask, draw, state } = open();
    await ask();
    state.isFresh = false;
    expect([await ask(), await ask()]).toEqual(['2', '3']);
    draw.mockRejectedValueOnce(new Error('away'));
    await expect(ask()).rejects.toThrow('away');
    state.isFresh = true;
    expect(await ask()).toBe('4');
  });

  it('keeps no page with an address longer than any of the shop', async () => {
    const { ask } = open();
    const query = `q=${'x'.repeat(500)}`;
    expect([await ask({ query }), await ask({ query })]).toEqual(['1', '2']);
  });
});
