import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** How a source file names the program of a worker or a child process: the file beside it, so that it is found without a bundle, too. */
const workerUrl = /new URL\('\.\/([\w-]+\.(?:worker|process))\.ts', import\.meta\.url\)/g;

/**
 * Bundles the workers and child processes that a program starts into files beside it, `<name>.worker.mjs` and
 * `<name>.process.mjs`, and makes it look for them there.
 * `bundleProgram` bundles one source into one file.
 */
export function workersBeside(
  outfile: string,
  bundleProgram: (entry: string, outfile: string) => Promise<void>,
): Plugin {
  return {
    name: 'workers beside the program',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const names = [...source.matchAll(workerUrl)].map(([, name = '']) => name);
        if (names.length === 0) return undefined;
        await Promise.all(
          names.map((name) =>
            bundleProgram(join(dirname(path), `${name}.ts`), join(dirname(outfile), `${basename(name)}.mjs`)),
          ),
        );
        return { contents: source.replace(workerUrl, "new URL('./$1.mjs', import.meta.url)"), loader: 'ts' };
      });
    },
  };
}
