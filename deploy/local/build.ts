import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, root, run, say, step } from '@print-shop/machine';
import { build as bundle } from 'esbuild';
import { hashOf, isBuilt, markBuilt } from './build-state.ts';
import { filesBeside } from './bundle-files.ts';
import { workersBeside } from './bundle-workers.ts';

const shared = [
  'packages',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'deploy/local/build.ts',
  'deploy/local/bundle-files.ts',
  'deploy/local/bundle-workers.ts',
];

/** Native modules, and those that the MongoDB driver looks for and can do without. */
const external = [
  ...['sharp', '@node-rs/argon2', '*.node', 'bufferutil', 'utf-8-validate'],
  ...['mongodb-client-encryption', 'kerberos', 'snappy', '@mongodb-js/zstd', 'aws4', 'gcp-metadata', 'socks'],
  '@aws-sdk/credential-providers',
];

/** What CommonJS dependencies expect to find around them, in a file that is an ES module. */
const banner = `import { createRequire as createRequireForBundle } from 'node:module';
import { fileURLToPath as pathForBundle } from 'node:url';
import { dirname as dirnameForBundle } from 'node:path';
const require = createRequireForBundle(import.meta.url);
const __filename = pathForBundle(import.meta.url);
const __dirname = dirnameForBundle(__filename);`;

const frontends = ['shell', 'storefront', 'admin'];
/** Parts that are built at once: a bundler of a front end keeps one core busy. */
const SIDE_BY_SIDE = 2;

/** The folders of the services, the gateway and the server of front ends that exist. */
function servers(): string[] {
  const services = readdirSync(join(root, 'services')).map((name) => `services/${name}`);
  return [...services, 'gateway', 'frontends/server'].filter((folder) => existsSync(join(root, folder, 'src/main.ts')));
}

/** Bundles a program into one file, and its workers into one each, that only need its native packages beside them. */
export async function bundleProgram(entry: string, outfile: string): Promise<void> {
  await bundle({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
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
    plugins: [workersBeside(outfile, bundleProgram), filesBeside(outfile)],
  });
}

async function buildFrontend(folder: string): Promise<void> {
  await run('npm', ['run', '--silent', 'build'], { cwd: join(root, folder), env: { NODE_ENV: 'production' } });
}

/**
 * Bundles every service, the gateway and the three front ends, or those of the given folders, each only when its sources,
 * the shared packages or the lockfile changed since. Folders without sources are left out.
 */
export async function buildAll(only?: readonly string[]): Promise<void> {
  const parts = [
    ...servers().map((folder) => ({
      folder,
      output: 'dist/main.mjs',
      work: () => bundleProgram(`${folder}/src/main.ts`, `${folder}/dist/main.mjs`),
    })),
    ...frontends
      .map((name) => `frontends/${name}`)
      .filter(hasWebpackConfig)
      .map((folder) => ({ folder, output: 'dist', work: () => buildFrontend(folder) })),
  ];
  const common = hashOf(shared);
  const bundling = hashOf(['frontends/webpack.base.mjs', 'frontends/bundling']);
  const stale = parts.flatMap(({ folder, output, work }) => {
    if (only && !only.includes(folder)) return [];
    const hash = hashOf([folder]) + (folder.startsWith('frontends/') ? bundling : '') + common;
    return isBuilt(folder, hash) && existsSync(join(root, folder, output)) ? [] : [{ folder, hash, work }];
  });
  // What older bundles were compiled to is of no use any more.
  if (stale.length > 0) rmSync(join(localDir, 'compile-cache'), { recursive: true, force: true });
  // The largest are the last of the list: begun first, they do not keep one core busy alone at the end.
  const waiting = stale.toReversed();
  const buildInTurn = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { folder, hash, work } = part;
      rmSync(join(root, folder, 'dist'), { recursive: true, force: true });
      await step(`building ${folder}`, work);
      markBuilt(folder, hash);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, buildInTurn));
}

function hasWebpackConfig(folder: string): boolean {
  return (
    existsSync(join(root, folder)) && readdirSync(join(root, folder)).some((name) => /^webpack\.config\./.test(name))
  );
}

if (import.meta.main) {
  await buildAll();
  say('Everything is built.');
}
