import Bowser from 'bowser';

/** What a person knows a device by; empty where it does not say. */
export interface DeviceName {
  /** Like `Chrome`. */
  browser: string;
  /** Like `Android`. */
  system: string;
}

const MOST_KEPT = 40;

/** The names in a `User-Agent` header as `originOf` shortens it; it may be made up: it is shown to the owner of the account and decides nothing. */
export function deviceNameOf(userAgent: string): DeviceName {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  const shorten = (name: string | undefined) => (name ?? '').slice(0, MOST_KEPT);
  return { browser: shorten(browser.name), system: shorten(os.name) };
}
