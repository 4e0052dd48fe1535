import '@testing-library/jest-dom';
import { language } from '@print-shop/i18n';
import { cleanup, configure } from '@testing-library/react';
import { quickenStyles } from './quick-styles.ts';

// The awaited change comes at once. The limit only says how long a busy machine may take, and a second was too little.
configure({ asyncUtilTimeout: 5_000 });

quickenStyles(window);

/** jsdom lays nothing out, so no size ever changes. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.scrollIntoView ??= () => undefined;

/** Gives every file what React and Testing Library expect. */
export default function setUp(): void {
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    language.choose('en');
  });
  afterEach(cleanup);
}
