import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eventually } from '@print-shop/test-kit/eventually';
import type axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { signedIn } from './api.ts';
import { shop } from './shop.ts';

/** The browser that customers have. */
export const WHOLE_BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export function openBrowser(executablePath = process.env.HEADLESS_SHELL_PATH ?? WHOLE_BROWSER): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Nothing is drawn by a graphics card, so that a process for it only costs time.
      '--in-process-gpu',
    ],
  });
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The longest that a page, or an action on it, may take: the machine may be busy with other tests. */
const limitMs = 30_000;

/**
 * A cart that was never filled, and a page that there is not: the browser reports every 404 by itself. It also reports a design
 * that is not shown yet, as the shop is still checking it.
 */
const rightlyMissing = /\/api\/cart\/[0-9a-f]{24}$|\/nothing-at-this-address$/;
/** The page of an order that was not drawn in time asks whether its id is a t-shirt's, to be ordered in bulk. */
const [isProduct, isOrder] = [/\/api\/product\/[0-9a-f]{24}$/, /\/order\/[0-9a-f]{24}$/];

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Waits until the page has its title, and nothing on it is loading. */
  arrive(): Promise<void>;
  /** Waits for the page to arrive, and holds it to what every page promises. */
  expectGoodPage(): Promise<void>;
  /** The same at screens of several widths and schemes, without loading the page again. At screens without a scheme it only has to fit. */
  expectGoodPageAt(screens: readonly Pick<Look, 'width' | 'colorScheme'>[]): Promise<void>;
  /** The faults of a visit: an error in the console, an exception, or a request to a foreign host. */
  expectClean(): void;
}

export interface Look {
  width: number;
  colorScheme?: 'light' | 'dark';
  language?: 'en' | 'hi';
  /** Another address of the shop than the one that tests use. */
  home?: string;
}

/** A new visitor with nothing stored, at a screen of the given width or look. */
export async function startVisit(browser: Browser, look: number | Look): Promise<Visit> {
  const given: Look = typeof look === 'number' ? { width: look } : look;
  const { width, colorScheme = 'light', language, home = shop().url } = given;
  const context = await browser.newContext({
    baseURL: home,
    viewport: { width, height: heightOf(width) },
    hasTouch: width < 500,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    colorScheme,
  });
  if (language) await context.addCookies([{ name: 'language', value: language, url: home }]);
  context.setDefaultTimeout(limitMs);
  const page = await context.newPage();
  const underWay = watchRequests(page);
  const foreign: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:|^wss?:/.test(protocol) && origin !== home) foreign.push(request.url());
  });
  context.on('console', (message) => {
    const { url } = message.location();
    const isUnchecked = url.includes('/media/designs/') && message.text().includes('409');
    const isRight =
      isUnchecked || rightlyMissing.test(url) || (isProduct.test(url) && isOrder.test(message.page()?.url() ?? ''));
    if (message.type() === 'error' && !isRight) complaints.push(`${message.text()} (${url})`);
  });
  context.on('weberror', (thrown) => complaints.push(String(thrown.error())));

  const arrive = async () => {
    // Elements behind an open dialog have no role.
    const arrived = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'));
    await arrived.first().waitFor();
    await eventually(
      async () => {
        const before = underWay();
        const loading = await page.evaluate(partsThatLoad);
        expect({ page: page.url(), loading: [...before, ...loading, ...underWay()] }).toEqual({
          page: page.url(),
          loading: [],
        });
      },
      { timeoutMs: limitMs, everyMs: 50 },
    );
  };

  return {
    page,
    context,
    arrive,
    async expectGoodPage() {
      await arrive();
      await expectAccessible(page);
      await expectFits(page);
    },
    async expectGoodPageAt(screens) {
      await arrive();
      for (const { width, colorScheme } of screens) {
        await page.setViewportSize({ width, height: heightOf(width) });
        if (colorScheme) await page.emulateMedia({ colorScheme });
        if (colorScheme) await expectAccessible(page);
        await expectFits(page);
      }
    },
    expectClean() {
      expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
    },
  };
}

const heightOf = (width: number): number => (width < 500 ? 844 : 900);

/**
 * axe finds nothing on the page. Elements out of sight are laid out for the check, which would otherwise judge colours from
 * before a change.
 */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important; }');
      document.adoptedStyleSheets = [sheet];
    }
    // Two frames later the page is on its way to the colours of a scheme that was just chosen.
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Once per page that was loaded: the script is large.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      // Not every version of axe applies it unasked.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // The styles are the shop's own: nothing is to be fetched.
      preload: false,
    });
    return violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ html, failureSummary }) => [html.slice(0, 200), failureSummary]),
    }));
  });
  expect({ page: page.url(), found }).toEqual({ page: page.url(), found: [] });
}

/** The page is no wider than its screen. */
async function expectFits(page: Page): Promise<void> {
  const { width, over } = await page.evaluate(() => ({
    width: window.innerWidth,
    over: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect({ page: page.url(), width, fits: over <= 0 }).toEqual({ page: page.url(), width, fits: true });
}

/** Returns what the page says is still loading, two frames from now: by then it has drawn the answers that have come. */
async function partsThatLoad(): Promise<string[]> {
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  const parts = document.querySelectorAll('[aria-busy=true], .animate-blink, .animate-spin');
  const loading = [...parts].map(({ outerHTML }) => outerHTML.slice(0, 200));
  const isShop = document.querySelector('#root') !== null;
  if (isShop && performance.getEntriesByName('shop-listens').length === 0) loading.push('the scripts of the shop');
  if (document.fonts.status === 'loading') loading.push('fonts');
  return loading;
}

/** Returns a function that lists the requests under way. Streams of events, which stay open, do not count. */
function watchRequests(page: Page): () => string[] {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/notifications/live')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => [...underWay].map((request) => request.url());
}

/** Fills the sign-in page, wherever it was asked for. */
export async function signIn(page: Page, account: { login: string; password: string }): Promise<void> {
  await page.getByLabel('Email or phone').fill(account.login);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A visit of somebody who is signed in, as the shop itself stores it. */
export async function openSignedIn(
  browser: Browser,
  look: number | Look,
  account: { login: string; password: string },
): Promise<Visit> {
  const visit = await startVisit(browser, look);
  const { user, token } = await signedIn(account);
  const session = JSON.stringify({
    user: JSON.stringify({ currentUser: { ...user, token }, loading: false, error: null }),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  });
  // Frames of emails may store nothing. A session that the shop has stored since stays.
  await visit.context.addInitScript((stored) => {
    if (window.origin !== 'null' && localStorage.getItem('persist:root') === null) {
      localStorage.setItem('persist:root', stored);
    }
  }, session);
  return visit;
}

/** Opens an address as the owner of the shop, and answers yes to every question. */
export async function openAsStaff(browser: Browser, path: string, width: number): Promise<Visit> {
  const visit = await openSignedIn(browser, width, shop().admin);
  visit.page.on('dialog', (dialog) => dialog.accept());
  await visit.page.goto(path);
  return visit;
}
