import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser } from 'playwright-core';
import { openBrowser, startVisit } from './browser.ts';
import { crash, processes, shop } from './shop.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('a page', () => {
  it('is drawn in the browser while nothing draws it on a server, and on the server again after that', async () => {
    await crash('shell');
    const visit = await startVisit(browser, 1280);
    const answer = await visit.page.goto(`/services/design?${Date.now()}`);
    expect(answer?.status()).toBe(200);
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    await visit.context.close();
    await eventually(
      async () => {
        expect((await processes()).find(({ name }) => name === 'shell')).toMatchObject({ isReady: true });
        const again = await fetch(new URL('/services/design', shop().url));
        expect(await again.text()).toContain('<h1');
      },
      { timeoutMs: 30_000, everyMs: 250 },
    );
  });
});
