import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_IMPORT_TABLE_BYTES } from '@print-shop/contracts';
import { invalidInput, inWorker, WorkerKilled } from '@print-shop/service-kit';
import { openArchive } from './archive.ts';
import { type Table, type TableFault, tableFaultText } from './table.ts';

/** For 50,000 rows of 200 characters some 100 MB are needed. A table that needs more is refused. */
const LIMITS = { heapMb: 384, deadlineMs: 60_000 };

/** The largest workbook, unpacked: its XML has some ten times the bytes of its texts. */
const MAX_WORKBOOK_BYTES = 128 * 1024 * 1024;

const refused = (fault: TableFault) => invalidInput(tableFaultText(fault), `import-${fault.kind}`);

/** Reads the table of a CSV or XLSX file in a worker, so that a file made to harm ends no more than that. */
async function readTable(path: string): Promise<Table> {
  try {
    const read = await inWorker<Table | TableFault>(new URL('./table.worker.ts', import.meta.url), { path }, LIMITS);
    if ('kind' in read) throw refused(read);
    return read;
  } catch (error) {
    if (error instanceof WorkerKilled) throw refused({ kind: 'too-large' });
    throw error;
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

const isTable = (name: string): boolean => /\.(csv|xlsx|txt|tsv)$/i.test(name);

/** Gives a new file's path for as long as `use` takes. */
export async function withTemporaryFile<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    return await use(join(folder, 'file'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the table that was uploaded: a CSV or XLSX file, or, where `takesPictures`, the one in a ZIP archive. `hasPictures` says that it
 * came in an archive. Throws invalid-input with a sentence for the person for every other file.
 */
export async function readUpload(
  path: string,
  bytes: number,
  takesPictures: boolean,
): Promise<Table & { hasPictures: boolean }> {
  const archive = (await isZip(path)) ? await openArchive(path) : undefined;
  try {
    const isArchive = archive !== undefined && !archive.files.has('workbook.xml');
    if (!isArchive || !takesPictures) {
      if (bytes > MAX_IMPORT_TABLE_BYTES || (archive?.bytes ?? 0) > MAX_WORKBOOK_BYTES)
        throw refused({ kind: 'too-large' });
      return { ...(await readTable(path)), hasPictures: false };
    }
    const [table, second] = [...archive.files.values()].filter(({ name }) => isTable(name));
    if (!table) throw refused({ kind: 'no-file' });
    if (second) throw refused({ kind: 'two-files' });
    if (table.bytes > MAX_IMPORT_TABLE_BYTES) throw refused({ kind: 'too-large' });
    return await withTemporaryFile(async (to) => {
      await archive.extract(table.name, to);
      return { ...(await readTable(to)), hasPictures: true };
    });
  } finally {
    archive?.close();
  }
}
