import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/** How a source file names a file of a package: by the place where Node finds it without a bundle. */
const packageFile = /import\.meta\.resolve\('([^']+\.(?:woff|wasm))'\)/g;

/** Copies the files of packages that a program reads beside it, and makes it look for them there. */
export const filesBeside = (outfile: string): Plugin => ({
  name: 'files beside the program',
  setup(build) {
    build.onLoad({ filter: /(fonts|wasm)\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const files = [...source.matchAll(packageFile)].map(([, file = '']) => file);
      if (files.length === 0) return undefined;
      await mkdir(dirname(outfile), { recursive: true });
      await Promise.all(
        files.map((file) => copyFile(fileURLToPath(import.meta.resolve(file)), join(dirname(outfile), basename(file)))),
      );
      const contents = source.replace(
        packageFile,
        (_, file: string) => `new URL('./${basename(file)}', import.meta.url).href`,
      );
      return { contents, loader: 'ts' };
    });
  },
});
