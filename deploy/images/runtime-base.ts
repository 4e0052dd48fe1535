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

/** Counts up when the recipe below changes. */
const version = '1';

/** The image that the Dockerfile names by default. */
const official = 'gcr.io/distroless/cc-debian13:nonroot';

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

/**
 * The image that every component is built on: `RUNTIME_IMAGE` when given, else the official one where a registry answers, else
 * the same thing made here of Debian packages.
 */
export async function ensureRuntimeBase(): Promise<string> {
  if (process.env.RUNTIME_IMAGE) return process.env.RUNTIME_IMAGE;
  const image = `print-shop-runtime:${suite}-${version}`;
  for (const known of [image, official]) if ((await tryDocker('image', 'inspect', known)).code === 0) return known;
  if ((await pullImage(official)).failure === undefined) return official;
  if (!(await hasCommand('mmdebstrap'))) {
    if (!canInstall()) {
      throw new Error(
        `${official} cannot be pulled, and building a base needs root on Debian (for mmdebstrap). Name an image of\n` +
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
    await docker('import', tar, image);
    rmSync(tar);
  });
  return image;
}
