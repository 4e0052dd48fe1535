import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PrintProfile } from '@print-shop/contracts';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import { type ArtworkFile, profileFor } from '../file/file.ts';
import type { Preflight } from '../preflight/index.ts';
import { sha256Of } from '../sha256-of.ts';
import { inWorkFolder } from '../work-folder.ts';
import type { Outcome } from './job.store.ts';

export interface CheckFileDeps {
  objects: ArtworkObjects;
  preflight: Pick<Preflight, 'run' | 'mend' | 'close'>;
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
  { id, productType, size, mend, isLayout }: Pick<ArtworkFile, 'id' | 'productType' | 'size' | 'mend' | 'isLayout'>,
  { objects, preflight, profileOf }: CheckFileDeps,
  onProgress: (done: number, of: number) => void,
): Promise<Outcome> =>
  inWorkFolder(async (folder) => {
    const path = join(folder, 'file');
    const fetched = await fetchFile(mend ? objects.readOriginal(mend.of) : objects.readQuarantined(id), path, id);
    const { size: bytes } = await stat(path);
    const outDir = join(folder, 'out');
    await mkdir(outDir);
    const profile = profileFor({ isLayout }, await profileOf(productType));
    const job = { path, profile, size, outDir, onProgress };
    const outPath = join(folder, 'mended.pdf');
    const checking = mend ? preflight.mend({ ...job, mends: mend.mends, outPath }) : preflight.run(job);
    const result = await checking.catch((cause: unknown) => {
      throw new ChecksBroken(`the checks of ${id} broke off`, { cause });
    });
    if (result.state === 'refused')
      return { state: 'refused', sha256: fetched, refusal: { code: result.code, reason: result.reason } };
    const { kind, pages, findings, pictures } = result;
    // A mended file takes the place that an upload has, so that both are kept alike.
    const mended = mend ? await quarantineMended(id, outPath, objects) : undefined;
    await objects.keep(id, pictures);
    return { state: 'checked', sha256: fetched, bytes, ...mended, kind, pages, findings, pictures: pictures.length };
  });

async function quarantineMended(id: string, path: string, objects: ArtworkObjects) {
  const { size: bytes } = await stat(path);
  await objects.quarantine(id, path);
  return { bytes, sha256: await sha256Of(path) };
}

/** Writes the file to `path`; returns its fingerprint. */
async function fetchFile(reading: Promise<Readable | undefined>, path: string, id: string): Promise<string> {
  const bytes = await reading;
  if (!bytes) throw new ChecksBroken(`the bytes of ${id} are gone`);
  const hash = createHash('sha256');
  bytes.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex');
}
