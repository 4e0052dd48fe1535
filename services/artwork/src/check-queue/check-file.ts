import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PrintProfile } from '@print-shop/contracts';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { ArtworkFile } from '../file/file.ts';
import type { Preflight } from '../preflight/index.ts';
import type { Outcome } from './job.store.ts';
import { inWorkFolder } from './work-folder.ts';

export interface CheckFileDeps {
  objects: ArtworkObjects;
  preflight: Pick<Preflight, 'run' | 'close'>;
  profileOf(productType: string): Promise<PrintProfile>;
}

/** A file could not be checked, perhaps because it ended the process that did so. */
export class ChecksBroken extends Error {
  override readonly name = 'ChecksBroken';
}

/**
 * Brings a file from quarantine to the disk, checks it, and stores its bytes and pictures where checked files are. Throws
 * `ChecksBroken`, and the errors of the object store.
 */
export const checkFile = (
  { id, productType, size }: Pick<ArtworkFile, 'id' | 'productType' | 'size'>,
  { objects, preflight, profileOf }: CheckFileDeps,
  onProgress: (done: number, of: number) => void,
): Promise<Outcome> =>
  inWorkFolder(async (folder) => {
    const path = join(folder, 'file');
    const sha256 = await fetchFile(id, path, objects);
    const outDir = join(folder, 'out');
    await mkdir(outDir);
    const profile = await profileOf(productType);
    const result = await preflight.run({ path, profile, size, outDir, onProgress }).catch((cause: unknown) => {
      throw new ChecksBroken(`the checks of ${id} broke off`, { cause });
    });
    if (result.state === 'refused')
      return { state: 'refused', sha256, refusal: { code: result.code, reason: result.reason } };
    const { kind, pages, findings, pictures } = result;
    await objects.keep(id, pictures);
    return { state: 'checked', sha256, kind, pages, findings, pictures: pictures.length };
  });

/** Writes the file to `path`; returns its fingerprint. */
async function fetchFile(id: string, path: string, objects: ArtworkObjects): Promise<string> {
  const bytes = await objects.readQuarantined(id);
  if (!bytes) throw new ChecksBroken(`the bytes of ${id} are gone`);
  const hash = createHash('sha256');
  bytes.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex');
}
