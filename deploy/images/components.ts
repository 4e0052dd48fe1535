import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { docker, ensureDocker, localDir, root, run, runProgram, say, step, tryRun } from '@print-shop/machine';
import { ensureBuildBase, ensureRuntimeBase, officialBases } from './base-images.ts';
import { type Component, componentNamed, components, foldersOf } from './component-list.ts';

// `npm run images [-- --only a,b] [--tag t] [--registry r] [--push] [--platform p,q]`: builds an image per component, inside Docker.
// Skaffold also says `--image`, `--writable` and PUSH_IMAGE; its user may say LOAD_IMAGES.

interface Options {
  only?: string | undefined;
  tag?: string | undefined;
  registry?: string | undefined;
  push?: boolean | undefined;
  /** Platforms such as `linux/amd64,linux/arm64`, which BuildKit builds for; else that of the engine. */
  platform?: string | undefined;
  /** Whole name of the image, where only one is built: Skaffold's. */
  image?: string | undefined;
  /** Whether the process owns its files, so that Skaffold's file sync may replace them. */
  writable?: boolean | undefined;
}

/** Components that are built at once: a bundler of a front end keeps one core busy. */
const SIDE_BY_SIDE = 2;

const version = (): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** The commit that is built, with its time in seconds; `+changes` when the folder holds something else. */
async function revision(): Promise<{ id: string; seconds: string }> {
  const log = await tryRun('git', ['log', '-1', '--format=%H %ct'], { cwd: root });
  const [id = '', seconds = '0'] = log.stdout.trim().split(' ');
  const changed = (await tryRun('git', ['status', '--porcelain'], { cwd: root })).stdout.trim() !== '';
  return { id: `${id || 'unknown'}${changed ? '+changes' : ''}`, seconds };
}

/** Gives the cluster an image by `command`, under the name that Skaffold deploys what it did not push: tagged with its own id. */
async function load(command: string, image: string): Promise<void> {
  const id = (await docker('image', 'inspect', '-f', '{{.Id}}', image)).replace('sha256:', '');
  const name = image.replace(/:[^:/]+$/, `:${id}`);
  await docker('tag', image, name);
  await run(`${command} ${name}`, [], { shell: true });
}

const certificates = '.local/images/certificates.pem';

/** Returns the arguments by which npm inside Docker reaches its registry as npm does here: registry, proxy and trusted certificates. */
async function network(): Promise<Record<string, string>> {
  const settings = JSON.parse(await run('npm', ['config', 'list', '--json'], { cwd: root }));
  const trusted = process.env.NODE_EXTRA_CA_CERTS || settings.cafile;
  rmSync(join(root, certificates), { force: true });
  if (trusted) {
    mkdirSync(join(localDir, 'images'), { recursive: true });
    copyFileSync(trusted, join(root, certificates));
  }
  const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].map((key) => [key, process.env[key] ?? '']);
  const values: Record<string, string> = {
    ...Object.fromEntries(proxies),
    NPM_CONFIG_REGISTRY: settings.registry === 'https://registry.npmjs.org/' ? '' : settings.registry,
    NODE_EXTRA_CA_CERTS: trusted ? `/src/${certificates}` : '',
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

/** The images that a build begins with, and the platform that makes the bundles. */
async function bases(platform: string | undefined): Promise<Record<string, string>> {
  const { NODE_IMAGE, RUNTIME_IMAGE } = process.env;
  return {
    // BuildKit pulls them itself, for each platform.
    BASE_IMAGE: platform ? NODE_IMAGE || officialBases.build : await ensureBuildBase(),
    RUNTIME_IMAGE: platform ? RUNTIME_IMAGE || officialBases.runtime : await ensureRuntimeBase(),
    BUILD_PLATFORM: await docker('version', '--format', '{{.Server.Os}}/{{.Server.Arch}}'),
  };
}

/** The words of `docker` that build an image. Throws with what to do where the options do not go together. */
export function buildCommand({ platform, push = false }: Options): string[] {
  // The classic builder where the engine has no other.
  if (!platform) return ['build', '--quiet'];
  if (platform.includes(',') && !push)
    throw new Error('Docker can only push an image of several platforms: add --push and --registry HOST/FOLDER.');
  return ['buildx', 'build', '--quiet', '--platform', platform, push ? '--push' : '--load'];
}

/** Builds the images of the named components, or of all; gives their names. */
export async function buildImages(options: Options): Promise<string[]> {
  const { only, tag = version(), registry, push = false, platform, image: whole, writable = false } = options;
  const wanted = only ? only.split(',').map(componentNamed) : components;
  if (whole && wanted.length > 1) throw new Error('--image names one image, so --only must name one component.');
  const command = buildCommand(options);
  await ensureDocker();
  const { id, seconds } = await revision();
  const shared = {
    ...(await bases(platform)),
    ...(await network()),
    VERSION: tag,
    REVISION: id,
    SOURCE_DATE_EPOCH: seconds,
    OWNER: writable ? '65532' : '0',
  };
  const nameOf = ({ name }: Component): string =>
    whole ?? `${registry ? `${registry.replace(/\/$/, '')}/` : ''}print-shop-${name}:${tag}`;
  const build = async (component: Component): Promise<void> => {
    const image = nameOf(component);
    const values = { ...shared, COMPONENT: component.name, FOLDERS: foldersOf(component).join(' ') };
    const args = Object.entries(values).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
    const file = join(import.meta.dirname, 'component/Dockerfile');
    await step(`building ${image}`, () => run('docker', [...command, '-t', image, '-f', file, ...args, root]));
    if (push && !platform) await step(`pushing ${image}`, () => docker('push', '-q', image));
    const loader = process.env.LOAD_IMAGES;
    if (whole && loader) await step(`loading ${image}`, () => load(loader, image));
  };
  // The first one installs the packages, which the others then find installed.
  const [first, ...others] = wanted;
  if (first) await build(first);
  const buildInTurn = async (): Promise<void> => {
    for (let next = others.shift(); next; next = others.shift()) await build(next);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, buildInTurn));
  return wanted.map(nameOf);
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
      platform: { type: 'string' },
      image: { type: 'string' },
      writable: { type: 'boolean' },
    },
  });
  await runProgram(async () => {
    const images = await buildImages(values);
    // BuildKit leaves no image here when it pushes.
    if (!(values.platform && values.push)) await printSizes(images);
  });
}
