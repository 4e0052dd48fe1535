import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { DomainError, type Text } from '@print-shop/service-kit/errors';
import yazl from 'yazl';

export interface ArchiveEntry {
  name: string;
  /** Opens it. Throws a `DomainError` where it cannot be given out, which the archive then says. */
  open(): Promise<Readable>;
}

/** Bytes of the files of one archive: a browser holds it until it is saved. */
const MOST_BYTES = 1024 ** 3;
const MISSING = 'not-included.txt';
const NO_ROOM: Text = {
  en: 'The archive is full. Please download this one by itself.',
  hi: 'आर्काइव भर गया है। इसे अलग से डाउनलोड कीजिए।',
};

interface ArchiveOptions {
  /** Language of the texts in the archive. */
  language: keyof Text;
  mostBytes?: number;
}

/**
 * Streams a ZIP archive, one file after the other. Files that cannot be given out, and those after `mostBytes`, are listed in a
 * text in the archive. Any other error aborts it, so that nobody takes a part for the whole.
 */
export function printArchive(
  entries: readonly ArchiveEntry[],
  { language, mostBytes = MOST_BYTES }: ArchiveOptions,
): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const gone = new AbortController();
  output.once('close', () => gone.abort());
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  fill(zip, distinct(entries), { language, mostBytes, signal: gone.signal }).catch(fail);
  return output;
}

async function fill(
  zip: yazl.ZipFile,
  entries: readonly ArchiveEntry[],
  { language, mostBytes, signal }: Required<ArchiveOptions> & { signal: AbortSignal },
): Promise<void> {
  const missing: string[] = [];
  let bytes = 0;
  for (const { name, open } of entries) {
    const file = bytes < mostBytes ? await opened(open) : NO_ROOM;
    if ('en' in file) {
      missing.push(`${name}: ${file[language]}`);
      continue;
    }
    file.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    // The contents of a PDF are compressed already.
    zip.addReadStream(file.pause(), name, { compress: false });
    try {
      await finished(file, { signal });
    } finally {
      // Nobody reads on once the download was broken off.
      file.destroy();
    }
  }
  if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join('\r\n')}\r\n`), MISSING, { compress: false });
  zip.end();
}

/** The file, or why there is none. */
async function opened(open: ArchiveEntry['open']): Promise<Readable | Text> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof DomainError) return error.text;
    throw error;
  }
}

/** Each name once: lines of the same name may have the same file. */
function distinct(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  const taken = new Map<string, number>();
  return entries.map(({ name, open }) => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return { name: count === 1 ? name : name.replace(/(\.[^.]*)?$/, `-${count}$1`), open };
  });
}
