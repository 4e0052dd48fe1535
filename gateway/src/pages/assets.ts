import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageAssets } from './document.ts';

interface Files {
  scripts: string[];
  styles: string[];
}

/** Written by the build of a front end: what it loads at its start, and with each screen. */
interface FirstLoad extends Files {
  fonts: string[];
  screens: Record<string, Files>;
}

const nothing: FirstLoad = { scripts: [], styles: [], fonts: [], screens: {} };

/** Reads a file again only when it has changed: a front end may be built anew under a running gateway. */
function watched<Value>(path: string, parse: (text: string) => Value, otherwise: Value) {
  let known: { changedAt: number; value: Value } | undefined;
  return async (): Promise<Value> => {
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedAt === undefined) return otherwise;
    if (known?.changedAt !== changedAt) known = { changedAt, value: parse(await readFile(path, 'utf8')) };
    return known.value;
  };
}

const json = (text: string) => JSON.parse(text);

/** What a page needs of the built front ends in a folder; `screen` names the storefront's screen that the page shows. */
export function assetsIn(folder: string): (screen: string) => Promise<PageAssets> {
  const shell = join(folder, 'shell/dist');
  const template = watched(join(shell, 'index.html'), String, '');
  const remotes = watched<Record<string, string>>(join(shell, 'remotes.json'), json, {});
  const host = watched<FirstLoad>(join(shell, 'first-load.json'), json, nothing);
  const storefront = watched<FirstLoad>(join(folder, 'storefront/dist/first-load.json'), json, nothing);

  const sheets = new Map<string, string>();
  /** Their names change with their content, so one that was read is never read again. */
  const styleAt = async (href: string): Promise<string> => {
    const known = sheets.get(href);
    if (known !== undefined) return known;
    const [, remote = 'shell', rest = ''] = /^\/(?:remotes\/(\w+)\/)?(.*)$/.exec(href) ?? [];
    const text = await readFile(join(folder, remote, 'dist', rest), 'utf8');
    sheets.set(href, text);
    return text;
  };

  return async (screen) => {
    const [page, places, first, shop] = await Promise.all([template(), remotes(), host(), storefront()]);
    // A storefront that is served from elsewhere brings its own files.
    const isHere = places.storefront?.startsWith('/remotes/storefront/') && screen !== '';
    const remote = isHere ? shop : nothing;
    const own = remote.screens[screen] ?? nothing;
    return {
      template: page,
      remotes: places,
      fonts: first.fonts,
      styles: await Promise.all(
        [...new Set([...first.styles, ...remote.styles, ...own.styles])].map(async (href) => ({
          href,
          text: await styleAt(href),
        })),
      ),
      scripts: [...new Set([...first.scripts, ...remote.scripts, ...own.scripts])],
    };
  };
}
