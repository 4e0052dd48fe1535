import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { invalidInput } from '@print-shop/service-kit';
import { type Entry, open, type ZipFile } from 'yauzl';

/** The most files that are listed; a table has fewer rows. */
const MAX_ENTRIES = 60_000;

const openZip = promisify<string, { lazyEntries: true; autoClose: false }, ZipFile>(open);

/** A ZIP archive. Its files are read one by one. */
export interface Archive {
  /** The files by their names without folders, in lower case. Of equal names the first counts. */
  files: ReadonlyMap<string, { name: string; bytes: number; fingerprint: string }>;
  /** Size of all files together, unpacked. */
  bytes: number;
  /** Writes a file of it to `path`. Throws invalid-input for one that is not in it, is broken or locked, or has more bytes. */
  extract(name: string, path: string, maxBytes: number): Promise<void>;
  close(): void;
}

const unreadable = (name: string, cause?: unknown) =>
  invalidInput(
    {
      en: `"${name.slice(0, 120)}" can't be read from the ZIP archive. It is too large, broken or locked.`,
      hi: `"${name.slice(0, 120)}" ZIP से पढ़ी नहीं जा सकी। फ़ाइल बहुत बड़ी है, ख़राब है या लॉक है।`,
    },
    'archive-file',
    { cause },
  );

/** The name of a file without its folders, as it is compared. */
export const fileKey = (name: string): string =>
  name.replaceAll('\\', '/').split('/').at(-1)?.trim().toLowerCase() ?? '';

/** Hidden files of a system, like those that macOS adds. */
const isHidden = (name: string): boolean => /(^|\/)(__MACOSX\/|\.)/.test(name);

/** Opens a ZIP archive; undefined for a file that is none, is broken or has too many files. */
export async function openArchive(path: string): Promise<Archive | undefined> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => undefined);
  if (!zip) return undefined;
  const read = await entriesOf(zip).catch(() => undefined);
  if (!read) {
    zip.close();
    return undefined;
  }
  const { entries, bytes } = read;
  const openEntry = promisify(
    zip.openReadStream.bind(zip) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  );
  return {
    bytes,
    files: new Map(
      [...entries].map(([key, { fileName, uncompressedSize, crc32 }]) => [
        key,
        { name: fileName, bytes: uncompressedSize, fingerprint: `${key}:${uncompressedSize}:${crc32}` },
      ]),
    ),
    async extract(name, to, maxBytes) {
      const entry = entries.get(fileKey(name));
      if (!entry) throw unreadable(name);
      if (entry.uncompressedSize > maxBytes) throw unreadable(name);
      // The library refuses a file that is longer than the archive says.
      const opened = openEntry(entry).then((stream) =>
        pipeline(stream, createWriteStream(to, { flags: 'wx', mode: 0o600 })),
      );
      await opened.catch((cause: unknown) => {
        throw unreadable(name, cause);
      });
    },
    close: () => zip.close(),
  };
}

async function entriesOf(zip: ZipFile): Promise<{ entries: Map<string, Entry>; bytes: number }> {
  let bytes = 0;
  const entries = new Map<string, Entry>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  zip.on('error', reject);
  zip.on('end', () => resolve());
  zip.on('entry', (entry: Entry) => {
    const { fileName } = entry;
    bytes += entry.uncompressedSize;
    const key = fileKey(fileName);
    if (key && !isHidden(fileName) && !entries.has(key)) entries.set(key, entry);
    if (zip.entriesRead > MAX_ENTRIES) return reject(new Error('too many files'));
    zip.readEntry();
  });
  zip.readEntry();
  await promise;
  return { entries, bytes };
}
