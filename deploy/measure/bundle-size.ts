import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '@print-shop/machine';
import { buildAll } from '../local/build.ts';

// `npm run bundle-size`: what the home page and the editor of layouts load, as it is sent. Ends with an error when it is too
// much.

/** All JavaScript of the home page, compressed, in bytes. */
export const HOME_JAVASCRIPT_LIMIT = 150_000;

/**
 * The compressed size of the scripts that the editor of layouts loads when it opens, besides those of the product page, in
 * bytes.
 */
const EDITOR_LIMIT = 120_000;

interface FirstLoad {
  scripts: string[];
  styles: string[];
  screens: Record<string, { scripts: string[]; styles: string[] }>;
  editors: Record<string, { scripts: string[]; styles: string[] }>;
}

const distOf = (name: string): string => join(root, 'frontends', name, 'dist');
const firstLoad = (name: string): FirstLoad => JSON.parse(readFileSync(join(distOf(name), 'first-load.json'), 'utf8'));

/** The size of a file as the gateway sends it to a browser. */
function sentBytes(url: string): number {
  const [, remote, rest] = /^\/remotes\/(\w+)\/(.*)$/.exec(url) ?? [undefined, 'shell', url.slice(1)];
  const file = join(distOf(remote ?? 'shell'), rest ?? '');
  try {
    return readFileSync(`${file}.br`).length;
  } catch {
    return readFileSync(file).length; // too small to gain by compression
  }
}

await buildAll();
const shell = firstLoad('shell');
const storefront = firstLoad('storefront');
const home = storefront.screens['home-page'] ?? { scripts: [], styles: [] };
const urls = [...new Set([...shell.scripts, ...storefront.scripts, ...home.scripts])];
const sizes = urls.map((url) => ({ url, bytes: sentBytes(url) })).sort((a, b) => b.bytes - a.bytes);
for (const { url, bytes } of sizes) say(`${String(bytes).padStart(8)}  ${url}`);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
const isFine = home.scripts.length > 0 && total <= HOME_JAVASCRIPT_LIMIT;
say(`${String(total).padStart(8)}  JavaScript of the home page; ${HOME_JAVASCRIPT_LIMIT} are allowed`);
const { scripts = [], styles = [] } = storefront.editors['layout-editor'] ?? {};
const editor = [...scripts, ...styles].reduce((sum, url) => sum + sentBytes(url), 0);
const isEditorFine = scripts.length > 0 && editor <= EDITOR_LIMIT;
say(`${String(editor).padStart(8)}  the editor of layouts; ${EDITOR_LIMIT} are allowed`);
if (!isFine || !isEditorFine) process.exitCode = 1;
