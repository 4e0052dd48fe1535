import Bowser from 'bowser';

/** A device's names for people; empty when unknown. */
export interface DeviceName {
  /** Like `Chrome`. */
  browser: string;
  /** Like `Android`. */
  system: string;
}

const MOST_KEPT = 40;

/**
 * The names in a `User-Agent` header, as shortened by `originOf`. The header may be forged, so the names are only shown to
 * the account's owner and decide nothing.
 */
export function deviceNameOf(userAgent: string): DeviceName {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  const shorten = (name: string | undefined) => (name ?? '').slice(0, MOST_KEPT);
  return { browser: shorten(browser.name), system: shorten(os.name) };
}
