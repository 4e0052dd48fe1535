import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'express';
import type { ByteQuota } from './byte-quota.ts';
import { busy } from './errors.ts';
import { type ReceiveOptions, receiveFile, type Upload } from './upload.ts';

export interface UploadsOptions {
  /** `UPLOADS_IN_FLIGHT` of the settings. */
  inFlight?: number;
  /** The longest pause of a sender, in milliseconds. */
  stallMs?: number;
  /** How much each sender may send in a day; without it, as much as they like. */
  quota?: ByteQuota | undefined;
}

export interface Uploads {
  readonly stallMs: number;
  /** Runs work on a large body. Throws busy when the limit of uploads in flight is reached. */
  hold<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Receives a file, passes it to `use` and always removes it. Throws busy when the limit of uploads in flight is reached,
   * and the errors of `receiveFile`.
   */
  take<Result>(
    req: Request,
    spec: Omit<ReceiveOptions, 'stallMs'>,
    use: (upload: Upload) => Promise<Result>,
  ): Promise<Result>;
}

/** Limits how many files are received or processed at the same time, and so their disk and memory. */
export function createUploads({ inFlight = 8, stallMs = 20_000 }: UploadsOptions = {}): Uploads {
  let taken = 0;
  const uploads: Uploads = {
    stallMs,
    async hold(work) {
      if (taken >= inFlight) throw uploadsBusy();
      taken++;
      try {
        return await work();
      } finally {
        taken--;
      }
    },
    take: (req, spec, use) =>
      uploads.hold(async () => {
        const path = join(await folder(), crypto.randomUUID());
        try {
          return await use(await receiveFile(req, path, { ...spec, stallMs }));
        } finally {
          await rm(path, { force: true });
        }
      }),
  };
  return uploads;
}

/** Too many files are being processed; a retry soon makes sense. */
export const uploadsBusy = () =>
  busy(
    {
      en: 'Many files are being uploaded at the moment. Please try again in a few seconds.',
      hi: 'अभी बहुत सारी फ़ाइलें अपलोड हो रही हैं। कुछ सेकंड बाद फिर कोशिश कीजिए।',
    },
    'uploads-busy',
    {
      retryAfterSeconds: 5,
    },
  );

let made: Promise<string> | undefined;

/** This process's own folder for files in transit. */
function folder(): Promise<string> {
  made ??= makeFolder().catch((error: unknown) => {
    made = undefined; // the next upload tries again
    throw error;
  });
  return made;
}

async function makeFolder(): Promise<string> {
  const prefix = `print-shop-uploads-${process.pid}-`;
  // After a crash a container's process has the same id again, and the files of the crashed one are left over.
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
  return mkdtemp(join(tmpdir(), prefix));
}
