import { hasCommand } from './command.ts';
import { canInstall, install } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * The Chromium for the end-to-end tests: `CHROMIUM_PATH`, else one on the path, else Debian's, installed now where that
 * can be done.
 */
export async function ensureBrowser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of names) if (await hasCommand(name)) return name;
  if (!canInstall()) throw new Error('The end-to-end tests need Chromium: install it or set CHROMIUM_PATH.');
  await install(['chromium', 'fonts-liberation']);
  return 'chromium';
}
