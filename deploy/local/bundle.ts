import { copyFile, readFile } from 'node:fs/promises';
import { basename, dirname, join, parse, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@print-shop/machine';
import { build, type Plugin } from 'esbuild';

/** Native modules, and those that the MongoDB driver looks for and can do without. */
const external = [
  'sharp',
  '@node-rs/argon2',
  '*.node',
  'bufferutil',
  'utf-8-validate',
  'mongodb-client-encryption',
  'kerberos',
  'snappy',
  '@mongodb-js/zstd',
  'aws4',
  'gcp-metadata',
  'socks',
  '@aws-sdk/credential-providers',
];

/** Gives CommonJS dependencies in an ES module the names that they expect. */
const banner = `import { createRequire as createRequireForBundle } from 'node:module';
import { fileURLToPath as pathForBundle } from 'node:url';
import { dirname as dirnameForBundle } from 'node:path';
const require = createRequireForBundle(import.meta.url);
const __filename = pathForBundle(import.meta.url);
const __dirname = dirnameForBundle(__filename);`;

/** How a source file names the program of a worker or a child process: the file beside it, so that it is found without a bundle, too. */
const workerUrl = /new URL\('\.\/([\w-]+\.(?:worker|process))\.ts', import\.meta\.url\)/g;
/** How a source file names a file of a package, or one beside it: by the place where Node.js finds it without a bundle. */
const fileBeside = /import\.meta\.resolve\(\s*'([^']+\.(?:woff|wasm|icc))',?\s*\)/g;

/** The paths of the programs that a source file starts, and of the files that it reads. */
interface Beside {
  workers: string[];
  files: string[];
}

/** Makes each source look beside its program for what it starts and reads, and notes that by the source's path. */
const noteBeside = (noted: Map<string, Beside>): Plugin => ({
  name: 'what lies beside a program',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const workers = [...source.matchAll(workerUrl)].map(([, name]) => join(dirname(path), `${name}.ts`));
      const files = [...source.matchAll(fileBeside)].map(([, file = '']) =>
        file.startsWith('.') ? join(dirname(path), file) : fileURLToPath(import.meta.resolve(file)),
      );
      const contents = source
        .replace(workerUrl, "new URL('./$1.mjs', import.meta.url)")
        .replace(fileBeside, (_, file: string) => `new URL('./${basename(file)}', import.meta.url).href`);
      // An image has no packages in which it could be found.
      if (contents.includes('import.meta.resolve('))
        throw new Error(`${path} names a file that no program has beside it`);
      if (workers.length === 0 && files.length === 0) return undefined;
      noted.set(relative(root, path), { workers, files });
      return { contents, loader: 'ts' };
    });
  },
});

/**
 * Bundles programs, given as source by the path of the bundle, into one file each that only needs its native packages beside it. Its workers
 * and child processes are bundled into files beside it, `<name>.worker.mjs` and `<name>.process.mjs`; the fonts, WebAssembly files
 * and colour profiles that it reads are copied there. A source that several programs share is read once.
 */
export async function bundlePrograms(programs: Readonly<Record<string, string>>): Promise<void> {
  const noted = new Map<string, Beside>();
  const { root: outdir } = parse(root);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(programs).map(([file, source]) => ({
      in: source,
      out: relative(outdir, resolve(root, file)).replace(/\.mjs$/, ''),
    })),
    outdir,
    outExtension: { '.js': '.mjs' },
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node26',
    mainFields: ['module', 'main'],
    sourcemap: true,
    // Names stay for stack traces; the rest only costs memory in every process.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
    external,
    banner: { js: banner },
    plugins: [noteBeside(noted)],
  });
  const workers: Record<string, string> = {};
  for (const [file, { inputs }] of Object.entries(metafile.outputs)) {
    const beside = Object.keys(inputs).flatMap((input) => noted.get(input) ?? []);
    const place = (path: string) => resolve(root, dirname(file), basename(path).replace(/\.ts$/, '.mjs'));
    for (const worker of beside.flatMap((one) => one.workers)) workers[place(worker)] = worker;
    await Promise.all(beside.flatMap(({ files }) => files.map((path) => copyFile(path, place(path)))));
  }
  if (Object.keys(workers).length > 0) await bundlePrograms(workers);
}
