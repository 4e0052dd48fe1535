import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, root, run, step } from '@print-shop/machine';
import { ensureBase } from './base-image.ts';

const dockerfile = join(import.meta.dirname, 'images/node/Dockerfile');
const npm = 'npm@11';

/** The package of npm that has the program of Node for the processor of this machine. */
function nodePackage(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'));
  return `node-linux-${process.arch}@${version}`;
}

/** The name of the image; the tag is a hash of all inputs. */
export function nodeImageName(): string {
  const inputs = JSON.stringify([npm, nodePackage()]) + readFileSync(dockerfile, 'utf8');
  return `print-shop-node:${createHash('sha256').update(inputs).digest('hex').slice(0, 12)}`;
}

/** Makes an image with Node and npm from their packages of npm, where the official one of Node cannot be pulled. */
export async function ensureNodeImage(): Promise<void> {
  const base = await ensureBase();
  const folder = join(localDir, 'images');
  mkdirSync(folder, { recursive: true });
  const context = mkdtempSync(join(folder, 'node-'));
  try {
    copyFileSync(dockerfile, join(context, 'Dockerfile'));
    await step('making the image with Node and npm', async () => {
      await run('npm', ['pack', '--silent', '--pack-destination', context, nodePackage(), npm]);
      const args = ['build', '-t', nodeImageName(), '--build-arg', `BASE=${base}`, context];
      await run('docker', args, { env: { DOCKER_BUILDKIT: '0' } });
    });
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
}
