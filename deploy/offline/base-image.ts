import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, docker, hasCommand, install, localDir, run, step, tryDocker } from '@print-shop/machine';

/** The Debian release that carries PostgreSQL 18 with DocumentDB, RabbitMQ 4 and Redis 8. */
export const suite = process.env.DEBIAN_SUITE ?? 'forky';

/** Increased when the recipe below changes, so that the images built on it are rebuilt. */
export const baseVersion = '1';

const options = [
  '--variant=minbase',
  '--include=ca-certificates',
  '--format=tar',
  // A mirror's copy of a testing release may be past its Valid-Until date.
  '--aptopt=Acquire::Check-Valid-Until "false"',
  '--aptopt=Acquire::Retries "3"',
  '--dpkgopt=path-exclude=/usr/share/doc/*',
  '--dpkgopt=path-exclude=/usr/share/man/*',
  '--dpkgopt=path-exclude=/usr/share/locale/*',
];

/**
 * The image that the roles are built on: `BASE_IMAGE` when given, otherwise a minimal Debian that is built here from
 * packages alone. `DEBIAN_MIRROR` selects the mirror; the default is the tool's own.
 */
export async function ensureBase(): Promise<string> {
  if (process.env.BASE_IMAGE) return process.env.BASE_IMAGE;
  const image = `print-shop-base:${suite}-${baseVersion}`;
  if ((await tryDocker('image', 'inspect', image)).code === 0) return image;
  if (!hasCommand('mmdebstrap')) {
    if (!canInstall()) {
      throw new Error(
        'Building the images of the backing services needs root on Debian (for mmdebstrap), or BASE_IMAGE, the name of a\n' +
          'Debian image that Docker has. See deploy/README.md.',
      );
    }
    await install(['mmdebstrap']);
  }
  await step(`making the base image (Debian ${suite})`, async () => {
    const folder = join(localDir, 'images');
    mkdirSync(folder, { recursive: true });
    const tar = join(folder, 'base.tar');
    const mirror = process.env.DEBIAN_MIRROR ? [process.env.DEBIAN_MIRROR] : [];
    await run('mmdebstrap', [...options, suite, tar, ...mirror]);
    await docker('import', '--change', 'ENV DEBIAN_FRONTEND=noninteractive', tar, image);
    rmSync(tar);
  });
  return image;
}
