import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { namesSchema, readSharedNames } from './shared-names.ts';

const files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

/** The content of `first-load.json`: the files that a build loads at its start, and with each screen. */
const firstLoadSchema = files.extend({
  main: z.array(z.string()),
  fonts: z.record(z.string(), z.array(z.string())),
  screens: z.record(z.string(), files),
});

/** All that is needed of one build to draw its pages, so that no page mixes two of them. */
export const releaseSchema = z.object({
  firstLoad: firstLoadSchema,
  /** Texts of all style sheets by their address. */
  styles: z.record(z.string(), z.string()),
  /** CommonJS code. */
  renderer: z.string(),
  /** The names that the renderer takes from shared modules. */
  needs: namesSchema.default({}),
});
export type Release = z.output<typeof releaseSchema>;

/** `/remotes/storefront/assets/a.css` and `/assets/a.css` are `assets/a.css` in the folder of the build. */
const inFolder = (address: string): string => address.replace(/^\/(remotes\/\w+\/)?/, '');

/** Reads a build. Rejects when there is none, or when it renders no pages. */
export async function readRelease(folder: string, rendererFile: string): Promise<Release> {
  const [renderer, text, { needs = {} }] = await Promise.all([
    readFile(rendererFile, 'utf8'),
    readFile(join(folder, 'first-load.json'), 'utf8'),
    readSharedNames(dirname(rendererFile)),
  ]);
  const firstLoad = firstLoadSchema.parse(JSON.parse(text));
  const addresses = new Set([firstLoad, ...Object.values(firstLoad.screens)].flatMap(({ styles }) => styles));
  const styles = [...addresses].map(async (address) => [
    address,
    await readFile(join(folder, inFolder(address)), 'utf8'),
  ]);
  return { firstLoad, styles: Object.fromEntries(await Promise.all(styles)), renderer, needs };
}
