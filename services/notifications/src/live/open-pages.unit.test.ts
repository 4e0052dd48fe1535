import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createOpenPages, type OpenPages } from './open-pages.ts';

let pages: OpenPages;
afterEach(() => pages.close());
const id = '65f0c0ffee65f0c0ffee65f0';

it('shows that it is alive', async () => {
  pages = createOpenPages({ beatMs: 5 });
  const page = pages.openOwn('a').setEncoding('utf8');
  let seen = '';
  for await (const chunk of page) {
    seen += chunk;
    if (seen.endsWith(':\n\n:\n\n')) break;
  }
  expect(seen).toMatch(/^event: open\ndata: \{\}\n\n(:\n\n)+$/);
  expect(pages.count()).toBe(0);
});

it('ends a beat after the right of its opener', async () => {
  pages = createOpenPages({ beatMs: 5 });
  let isSignedIn = true;
  const page = pages.openShop('a', async () => isSignedIn).setEncoding('utf8');
  let seen = '';
  for await (const chunk of page) {
    seen += chunk;
    if (seen.endsWith(':\n\n')) isSignedIn = false;
  }
  expect(pages.count()).toBe(0);
  pages.close();
  pages = createOpenPages({ beatMs: 5 });
  const failing = pages.openOwn('a', () => Promise.reject(new Error('away')));
  expect(await text(failing)).toBe('event: open\ndata: {}\n\n');
});

it('ends after a while', async () => {
  pages = createOpenPages({ beatMs: 5, lifeMs: -60 * 60_000 });
  expect(await text(pages.openShop('a'))).toBe('event: open\ndata: {}\n\n');
  expect(pages.count()).toBe(0);
});

it('is cut off when it does not read what it is told', async () => {
  pages = createOpenPages();
  const page = pages.openOwn('a');
  const closed = once(page, 'close');
  for (let n = 0; n < 400; n++) pages.notify('a', { about: 'order', id });
  await closed;
  expect(pages.count()).toBe(0);
});
