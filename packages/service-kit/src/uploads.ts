import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'express';
import { busy } from './errors.ts';
import { type ReceiveOptions, receiveFile, type Upload } from './upload.ts';

export interface UploadsOptions {
  /** `UPLOADS_IN_FLIGHT` of the settings. */
  inFlight?: number;
  /** How long a sender may pause, in milliseconds. */
  stallMs?: number;
}

export interface Uploads {
  /**
   * Receives a file, hands it to `use` and removes it, whatever happens. Throws busy when as many uploads are in flight as may be,
   * and what `receiveFile` throws.
   */
  take<Result>(
    req: Request,
    spec: Pick<ReceiveOptions, 'field' | 'maxBytes'>,
    use: (upload: Upload) => Promise<Result>,
  ): Promise<Result>;
}

/** Files that are received or worked on at the same time: this bounds what they take of disk and memory. */
export function createUploads({ inFlight = 8, stallMs = 20_000 }: UploadsOptions = {}): Uploads {
  let taken = 0;
  return {
    async take(req, spec, use) {
      if (taken >= inFlight) throw uploadsBusy();
      taken++;
      try {
        const path = join(await folder(), crypto.randomUUID());
        try {
          return await use(await receiveFile(req, path, { ...spec, stallMs }));
        } finally {
          await rm(path, { force: true });
        }
      } finally {
        taken--;
      }
    },
  };
}

/** The shop has as many files at hand as it can hold; soon it has fewer. */
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

/** This process's own folder for files on their way. */
function folder(): Promise<string> {
  made ??= makeFolder().catch((error: unknown) => {
    made = undefined; // the next upload tries again
    throw error;
  });
  return made;
}

async function makeFolder(): Promise<string> {
  const prefix = `print-shop-uploads-${process.pid}-`;
  // A container's process has the same id again after a crash, which left its files behind.
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
  return mkdtemp(join(tmpdir(), prefix));
}
