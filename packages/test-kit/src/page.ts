import { JSDOM } from 'jsdom';

// Gives tests of components the globals of a browser's page. All files of a worker share one page, since modules keep what they found of
// it; each file begins with an empty one.

/** Globals that Node.js has of its own; tests need those of this page. `fetch` and `FormData` stay: jsdom has no `fetch`. */
const OF_THE_PAGE = [
  'EventTarget',
  'Event',
  'CustomEvent',
  'CloseEvent',
  'ErrorEvent',
  'MessageEvent',
  'navigator',
  'localStorage',
  'sessionStorage',
];

const { window, cookieJar } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true });
const missing = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) && !name.startsWith('_'));
for (const name of [...missing, ...OF_THE_PAGE]) {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: Reflect.get(window, name) });
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
  Object.assign(globalThis, { [name]: window[name].bind(window) });
}

const timers = new Set<NodeJS.Timeout>();
for (const name of ['setTimeout', 'setInterval'] as const) {
  const start: (...given: Parameters<typeof setTimeout>) => NodeJS.Timeout = globalThis[name];
  const startNoted = (...given: Parameters<typeof setTimeout>) => {
    const timer = start(...given);
    timers.add(timer);
    return timer;
  };
  Object.assign(globalThis, { [name]: startNoted });
}

/** Empties the page before a test file, and ends after it what the page was still waiting for. */
export default function clearPage(): void {
  afterAll(() => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  });
  beforeAll(() => {
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    document.title = '';
    cookieJar.removeAllCookiesSync();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}
