import type { Browser } from 'playwright-core';
import { signedIn } from './api.ts';
import { startVisit } from './browser.ts';

const BETWEEN = [{ width: 768 }, { width: 1280 }];
const SCREENS = {
  en: [{ width: 390, colorScheme: 'dark' }, ...BETWEEN, { width: 1440, colorScheme: 'light' }],
  hi: [{ width: 390, colorScheme: 'light' }, ...BETWEEN, { width: 1440, colorScheme: 'dark' }],
} as const;
export const LANGUAGES = ['en', 'hi'] as const;
type Language = (typeof LANGUAGES)[number];

/** What the storefront itself stores after a sign-in. */
export async function sessionOf(account: { login: string; password: string }): Promise<string> {
  const { user, token } = await signedIn(account);
  return JSON.stringify({
    user: JSON.stringify({ currentUser: { ...user, token }, loading: false, error: null }),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  });
}

/** Opens every path, and expects it to be accessible and no wider than the screen, from a phone to a wide desktop, by day and by night. */
export async function openEvery(browser: Browser, language: Language, paths: readonly string[], session?: string) {
  const { page, context, expectGoodPageAt } = await startVisit(browser, { width: 390, language });
  if (session) await context.addInitScript((stored) => localStorage.setItem('persist:root', stored), session);
  for (const path of paths) {
    await page.goto(path);
    await expectGoodPageAt(SCREENS[language]);
    expect({ path, headings: await page.getByRole('heading', { level: 1 }).count() }).toEqual({ path, headings: 1 });
  }
  await context.close();
}
