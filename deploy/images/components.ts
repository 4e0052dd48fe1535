import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { docker, ensureDocker, root, run, say, step, tryRun } from '@print-shop/machine';
import { buildAll } from '../local/build.ts';
import { assemble } from './component/context.ts';
import { type Component, components } from './component-list.ts';
import { ensureRuntimeBase } from './runtime-base.ts';

// `npm run images [-- --only a,b] [--tag t] [--registry r] [--push]`: an image per component, from the built output. Skaffold also says
// `--image`, `--writable` and PUSH_IMAGE; its user may say LOAD_IMAGES.

interface Options {
  only?: string | undefined;
  tag?: string | undefined;
  registry?: string | undefined;
  push?: boolean | undefined;
  /** Whole name of the image, where only one is built: Skaffold's. */
  image?: string | undefined;
  /** Whether the process owns its files, so that Skaffold's file sync may replace them. */
  writable?: boolean | undefined;
}

const version = (): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** The commit that is built, with its time; `+changes` when the folder holds something else. */
async function revision(): Promise<{ id: string; time: Date }> {
  const log = await tryRun('git', ['log', '-1', '--format=%H %ct'], { cwd: root });
  const [id = '', seconds = '0'] = log.stdout.trim().split(' ');
  const changed = (await tryRun('git', ['status', '--porcelain'], { cwd: root })).stdout.trim() !== '';
  return { id: `${id || 'unknown'}${changed ? '+changes' : ''}`, time: new Date(Number(seconds) * 1000) };
}

/** The workspaces whose built output goes into these images. */
function foldersOf(wanted: readonly Component[]): string[] {
  const own = wanted.filter(({ kind }) => kind !== 'tools').map(({ folder }) => folder);
  return wanted.some(({ kind }) => kind === 'frontend') ? [...own, 'frontends/server'] : own;
}

/** Gives the cluster an image by `command`, under the name that Skaffold deploys what it did not push: tagged with its own id. */
async function load(command: string, image: string): Promise<void> {
  const id = (await docker('image', 'inspect', '-f', '{{.Id}}', image)).replace('sha256:', '');
  const name = image.replace(/:[^:/]+$/, `:${id}`);
  await docker('tag', image, name);
  await run('sh', ['-c', `${command} "$1"`, 'sh', name]);
}

/** Builds the images of the named components, or of all; gives their names. */
export async function buildImages({
  only,
  tag = version(),
  registry,
  push = false,
  image: whole,
  writable = false,
}: Options): Promise<string[]> {
  const wanted = components.filter(({ name }) => !only || only.split(',').includes(name));
  if (wanted.length === 0)
    throw new Error(`There is no such component; there are ${components.map((c) => c.name).join(', ')}.`);
  await ensureDocker();
  await buildAll(foldersOf(wanted));
  const base = await ensureRuntimeBase();
  const { id, time } = await revision();
  if (whole && wanted.length > 1) throw new Error('--image names one image, so --only must name one component.');
  const images: string[] = [];
  for (const component of wanted) {
    const image = whole ?? `${registry ? `${registry.replace(/\/$/, '')}/` : ''}print-shop-${component.name}:${tag}`;
    await step(`building ${image}`, async () => {
      const context = await assemble(component, time, writable ? 65532 : 0);
      const values = { BASE: base, COMPONENT: component.name, VERSION: tag, REVISION: id };
      const args = Object.entries(values).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
      const file = join(import.meta.dirname, 'component/Dockerfile');
      // The classic builder where the engine has no other.
      await run('docker', ['build', '-q', '-t', image, '-f', file, ...args, context]);
      rmSync(context, { recursive: true });
      if (push) await docker('push', '-q', image);
    });
    const command = process.env.LOAD_IMAGES;
    if (whole && command) await step(`loading ${image}`, () => load(command, image));
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
      writable: { type: 'boolean' },
    },
  });
  await printSizes(await buildImages(values));
}
