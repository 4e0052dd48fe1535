import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, root, run, say, step } from '@print-shop/machine';
import { hashOf, isBuilt, markBuilt } from './build-state.ts';
import { bundlePrograms } from './bundle.ts';

const shared = [
  'packages',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'deploy/local/build.ts',
  'deploy/local/bundle.ts',
];

const frontends = ['shell', 'storefront', 'admin'];
/** Parts that are built at once: a bundler of a front end keeps one core busy. */
const SIDE_BY_SIDE = 2;

/** The folders of the services, the gateway and the server of front ends that exist. */
function servers(): string[] {
  const services = readdirSync(join(root, 'services')).map((name) => `services/${name}`);
  return [...services, 'gateway', 'frontends/server'].filter((folder) => existsSync(join(root, folder, 'src/main.ts')));
}

async function buildFrontend(folder: string): Promise<void> {
  await run('npm', ['run', '--silent', 'build'], { cwd: join(root, folder), env: { NODE_ENV: 'production' } });
}

/**
 * Bundles every service, the gateway and the three front ends, or those of the given folders, each only when its sources,
 * the shared packages or the lockfile changed since. Folders without sources are left out.
 */
export async function buildAll(only?: readonly string[]): Promise<void> {
  const common = hashOf(shared);
  const bundling = hashOf(['frontends/webpack.base.mjs', 'frontends/bundling']);
  const staleOf = (folders: string[], output: string) =>
    folders.flatMap((folder) => {
      if (only && !only.includes(folder)) return [];
      const hash = hashOf([folder]) + (folder.startsWith('frontends/') ? bundling : '') + common;
      return isBuilt(folder, hash) && existsSync(join(root, folder, output)) ? [] : [{ folder, hash }];
    });
  const programs = staleOf(servers(), 'dist/main.mjs');
  const pages = staleOf(frontends.map((name) => `frontends/${name}`).filter(hasWebpackConfig), 'dist');
  const jobs = [
    // The largest is the last of the list: begun first, it does not keep one core busy alone at the end.
    ...pages.toReversed().map((part) => ({ parts: [part], work: () => buildFrontend(part.folder) })),
    { parts: programs, work: () => bundleServers(programs.map(({ folder }) => folder)) },
  ].filter(({ parts }) => parts.length > 0);
  // The compiled code of older bundles is of no use.
  if (jobs.length > 0) rmSync(join(localDir, 'compile-cache'), { recursive: true, force: true });
  const buildInTurn = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { parts, work } = job;
      for (const { folder } of parts) rmSync(join(root, folder, 'dist'), { recursive: true, force: true });
      const [first] = parts;
      await step(`building ${parts.length === 1 ? first?.folder : `${parts.length} services`}`, work);
      for (const { folder, hash } of parts) markBuilt(folder, hash);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, buildInTurn));
}

/** The programs of a folder, by the path of their bundles: `main.ts`, and further processes as `<name>.main.ts`. */
const programsOf = (folder: string): [bundle: string, source: string][] =>
  readdirSync(join(root, folder, 'src'))
    .filter((file) => /^([\w-]+\.)?main\.ts$/.test(file))
    .map((file) => [`${folder}/dist/${file.replace('.ts', '.mjs')}`, `${folder}/src/${file}`]);

const bundleServers = (folders: string[]): Promise<void> =>
  bundlePrograms(Object.fromEntries(folders.flatMap(programsOf)));

function hasWebpackConfig(folder: string): boolean {
  return (
    existsSync(join(root, folder)) && readdirSync(join(root, folder)).some((name) => /^webpack\.config\./.test(name))
  );
}

if (import.meta.main) {
  await buildAll();
  say('Everything is built.');
}
