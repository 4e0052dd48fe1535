import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  canInstall,
  docker,
  hasCommand,
  install,
  localDir,
  pullImage,
  run,
  step,
  tryDocker,
} from '@print-shop/machine';
import { suite } from '../offline/base-image.ts';
import { ensureNodeImage, nodeImageName } from '../offline/node-image.ts';

/** The images that the Dockerfile of the components names by default. */
export const officialBases = { build: 'node:26-slim', runtime: 'gcr.io/distroless/cc-debian13:nonroot' } as const;

/** Increased when the recipe below changes. */
const runtimeVersion = '1';
const runtimeName = `print-shop-runtime:${suite}-${runtimeVersion}`;

const options = [
  '--variant=extract',
  // Only what Node itself is linked to. Nothing is configured, so nothing is needed that could configure it.
  '--include=libc6,libstdc++6,libgcc-s1,base-files,tzdata',
  '--format=tar',
  '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
  '--aptopt=Acquire::Check-Valid-Until "false"',
  '--aptopt=Acquire::Retries "3"',
  ...['doc', 'man', 'locale', 'lintian', 'bug'].map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`),
  '--dpkgopt=path-exclude=/usr/lib/*/gconv/*',
  '--customize-hook=rm -rf "$1"/usr/bin/* "$1"/usr/sbin/* "$1"/etc/apt "$1"/var/lib/dpkg "$1"/var/lib/apt "$1"/var/cache/*',
  '--customize-hook=echo "nonroot:x:65532:65532::/tmp:/none" > "$1"/etc/passwd',
  '--customize-hook=echo "nonroot:x:65532:" > "$1"/etc/group',
];

/** Makes an image of what Node itself is linked to, from Debian packages. */
async function makeRuntime(): Promise<void> {
  if (!hasCommand('mmdebstrap')) {
    if (!canInstall()) {
      throw new Error(
        `${officialBases.runtime} cannot be pulled, and building a base needs root on Debian (for mmdebstrap). Name an image of\n` +
          'Debian with libstdc++ by RUNTIME_IMAGE.',
      );
    }
    await install(['mmdebstrap']);
  }
  await step(`making the runtime's base image (Debian ${suite})`, async () => {
    const folder = join(localDir, 'images');
    mkdirSync(folder, { recursive: true });
    const tar = join(folder, 'runtime.tar');
    const mirror = process.env.DEBIAN_MIRROR ? [process.env.DEBIAN_MIRROR] : [];
    await run('mmdebstrap', [...options, suite, tar, ...mirror]);
    await docker('import', tar, runtimeName);
    rmSync(tar);
  });
}

/** Returns an image that Docker has: one made here before, or the official one, which is pulled. Else makes one here. */
async function ensureImage(made: string, official: string, make: () => Promise<void>): Promise<string> {
  for (const known of [made, official]) if ((await tryDocker('image', 'inspect', known)).code === 0) return known;
  if ((await pullImage(official)).failure === undefined) return official;
  await make();
  return made;
}

/** The image with Node and npm in which components are built: `NODE_IMAGE`, the official one, or one made of packages of npm and Debian. */
export const ensureBuildBase = async (): Promise<string> =>
  process.env.NODE_IMAGE || ensureImage(nodeImageName(), officialBases.build, ensureNodeImage);

/** The image that components run on: `RUNTIME_IMAGE`, the official one, or one made of Debian packages. */
export const ensureRuntimeBase = async (): Promise<string> =>
  process.env.RUNTIME_IMAGE || ensureImage(runtimeName, officialBases.runtime, makeRuntime);
