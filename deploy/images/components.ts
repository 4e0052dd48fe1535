import { copyFileSync, cpSync, linkSync, lutimesSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll, bundleProgram } from '../local/build.ts';
import { run, tryRun } from '../local/command.ts';
import { docker, ensureDocker } from '../local/docker.ts';
import { localDir, root } from '../local/paths.ts';
import { say, step } from '../local/progress.ts';
import { copyPackages, unbundledPackages } from './native-packages.ts';
import { ensureRuntimeBase } from './runtime-base.ts';

// `npm run images [-- --only a,b] [--tag t] [--registry r] [--push]`; Skaffold also says `--image` and PUSH_IMAGE: an image per component, from the built output.

interface Component {
  name: string;
  /** The workspace whose `dist` it is. */
  folder: string;
  kind: 'server' | 'frontend' | 'tools';
}

const frontends = ['shell', 'storefront', 'admin'];

/** Programs that operators and jobs run, in an image of their own: `<file>.mjs` from each source. */
const tools = {
  demo: 'deploy/demo/seed.ts',
  'main-job': 'deploy/cluster/main-job.ts',
  load: 'deploy/cluster/load.ts',
};

/** In every server's image, so that an operator finds them beside the addresses they need: `node dead-letters.mjs list`. */
const operatorTools = {
  'dead-letters': 'packages/messaging/src/dead-letters.cli.ts',
  backup: 'deploy/cluster/backup.cli.ts',
};

export const components: readonly Component[] = [
  ...readdirSync(join(root, 'services')).map((name) => ({ name, folder: `services/${name}`, kind: 'server' as const })),
  { name: 'gateway', folder: 'gateway', kind: 'server' },
  ...frontends.map((name) => ({ name, folder: `frontends/${name}`, kind: 'frontend' as const })),
  { name: 'tools', folder: 'deploy/demo', kind: 'tools' },
];

const folderOfImages = join(localDir, 'images');

/** Node needs it, and small base images are without it; this machine runs Node, so it is here. */
async function libatomicOf(node: string): Promise<string> {
  const [, file] = /libatomic\.so\.1 => (\S+)/.exec(await run('ldd', [node])) ?? [];
  if (!file) throw new Error('libatomic.so.1 is missing here: on Debian, install libatomic1');
  return file;
}

/** Puts together what goes into an image; every file gets the time of the commit, so that the same commit gives the same layers. */
async function assemble({ name, folder, kind }: Component, time: Date): Promise<string> {
  const context = join(folderOfImages, `context-${name}`);
  const app = join(context, 'app');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(app, { recursive: true });
  const node = join(root, 'node_modules/node/bin/node');
  linkSync(node, join(context, 'node'));
  copyFileSync(await libatomicOf(node), join(context, 'libatomic.so.1'));
  lutimesSync(join(context, 'libatomic.so.1'), time, time);
  if (kind === 'server') {
    copyFileSync(join(root, folder, 'dist/main.mjs'), join(app, 'main.mjs'));
    await bundleAll(operatorTools, app);
  } else if (kind === 'frontend') {
    copyFileSync(join(root, 'frontends/server/dist/main.mjs'), join(app, 'main.mjs'));
    cpSync(join(root, folder, 'dist'), join(app, 'dist'), { recursive: true });
  } else {
    await bundleAll(tools, app);
  }
  if (kind !== 'frontend') copyPackages(unbundledPackages(folder), app);
  for (const file of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.map')) rmSync(join(app, file));
    else lutimesSync(join(app, file), time, time);
  }
  lutimesSync(app, time, time);
  return context;
}

async function bundleAll(programs: Record<string, string>, folder: string): Promise<void> {
  for (const [file, source] of Object.entries(programs)) await bundleProgram(source, join(folder, `${file}.mjs`));
}

interface Options {
  only?: string | undefined;
  tag?: string | undefined;
  registry?: string | undefined;
  push?: boolean | undefined;
  /** Whole name of the image, where only one is built: Skaffold's. */
  image?: string | undefined;
}

const version = (): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** The commit that is built, with its time; `+changes` when the folder holds something else. */
async function revision(): Promise<{ id: string; time: Date }> {
  const log = await tryRun('git', ['log', '-1', '--format=%H %ct'], { cwd: root });
  const [id = '', seconds = '0'] = log.stdout.trim().split(' ');
  const changed = (await tryRun('git', ['status', '--porcelain'], { cwd: root })).stdout.trim() !== '';
  return { id: `${id || 'unknown'}${changed ? '+changes' : ''}`, time: new Date(Number(seconds) * 1000) };
}

/** Builds the images of the named components, or of all; gives their names. */
export async function buildImages({
  only,
  tag = version(),
  registry,
  push = false,
  image: whole,
}: Options): Promise<string[]> {
  const wanted = components.filter(({ name }) => !only || only.split(',').includes(name));
  if (wanted.length === 0)
    throw new Error(`There is no such component; there are ${components.map((c) => c.name).join(', ')}.`);
  await ensureDocker();
  await buildAll();
  const base = await ensureRuntimeBase();
  const { id, time } = await revision();
  if (whole && wanted.length > 1) throw new Error('--image names one image, so --only must name one component.');
  const images: string[] = [];
  for (const component of wanted) {
    const image = whole ?? `${registry ? `${registry.replace(/\/$/, '')}/` : ''}print-shop-${component.name}:${tag}`;
    await step(`building ${image}`, async () => {
      const context = await assemble(component, time);
      const values = { BASE: base, COMPONENT: component.name, VERSION: tag, REVISION: id };
      const args = Object.entries(values).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
      const file = join(import.meta.dirname, 'component/Dockerfile');
      // The classic builder where the engine has no other.
      await run('docker', ['build', '-q', '-t', image, '-f', file, ...args, context]);
      rmSync(context, { recursive: true });
      if (push) await docker('push', '-q', image);
    });
    images.push(image);
  }
  return images;
}

async function printSizes(images: readonly string[]): Promise<void> {
  for (const image of images) {
    const bytes = Number(await docker('image', 'inspect', '-f', '{{.Size}}', image));
    say(`${image.padEnd(44)} ${(bytes / 1e6).toFixed(0).padStart(5)} MB`);
  }
  say('All share the layers of the runtime, which a node stores and pulls once.');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      tag: { type: 'string' },
      registry: { type: 'string' },
      push: { type: 'boolean', default: process.env.PUSH_IMAGE === 'true' },
      image: { type: 'string' },
    },
  });
  await printSizes(await buildImages(values));
}
