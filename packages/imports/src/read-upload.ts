import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_IMPORT_TABLE_BYTES } from '@print-shop/contracts';
import { invalidInput, inWorker, WorkerKilled } from '@print-shop/service-kit';
import { openArchive } from './archive.ts';
import { type Table, type TableFault, type TableRow, tableFaultText } from './table.ts';

/** The memory for a table that is read, beside that of the service. A table that needs more is refused. */
const LIMITS = { heapMb: 192, deadlineMs: 60_000 };

/** The largest workbook, unpacked. Reading it takes some five times as much memory, also outside of the heap. */
const MAX_WORKBOOK_BYTES = 24 * 1024 * 1024;

const refused = (fault: TableFault) => invalidInput(tableFaultText(fault), `import-${fault.kind}`);

/** A table whose rows are read from a file, one after another. */
export interface UploadedTable extends Table {
  /** Whether it came in an archive with pictures. */
  hasPictures: boolean;
  each(): AsyncIterable<TableRow>;
}

/** Whether a worker had too little memory or time, in place of an error of its own. */
const isExhausted = ({ cause }: WorkerKilled): boolean =>
  cause === undefined || (cause as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One table at a time: the memory of a service is for one. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Reads the table of a CSV or XLSX file in a worker, so that a file made to harm ends no more than that. Its rows are in `out` then. */
async function readTable(path: string, out: string): Promise<Table> {
  const url = new URL('./table.worker.ts', import.meta.url);
  try {
    const read = await inTurn(() => inWorker<Table | TableFault>(url, { path, out }, LIMITS));
    if ('kind' in read) throw refused(read);
    return read;
  } catch (error) {
    if (error instanceof WorkerKilled && isExhausted(error)) throw refused({ kind: 'too-large' });
    throw error;
  }
}

async function* linesOf(path: string): AsyncGenerator<TableRow> {
  const file = await open(path);
  for await (const line of file.readLines()) yield JSON.parse(line) as TableRow;
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
 * Reads the table that was uploaded and hands it to `use`: a CSV or XLSX file, or, where `takesPictures`, the one in a ZIP archive. Throws
 * invalid-input with a sentence for the person for every other file.
 */
export async function withTable<Result>(
  path: string,
  bytes: number,
  takesPictures: boolean,
  use: (table: UploadedTable) => Promise<Result>,
): Promise<Result> {
  const read = (from: string, hasPictures: boolean) =>
    withTemporaryFile(async (out) => use({ ...(await readTable(from, out)), hasPictures, each: () => linesOf(out) }));
  const archive = (await isZip(path)) ? await openArchive(path) : undefined;
  try {
    const isArchive = archive !== undefined && !archive.files.has('workbook.xml');
    if (!isArchive || !takesPictures) {
      if (bytes > MAX_IMPORT_TABLE_BYTES || (archive?.bytes ?? 0) > MAX_WORKBOOK_BYTES)
        throw refused({ kind: 'too-large' });
      return await read(path, false);
    }
    const [table, second] = [...archive.files.values()].filter(({ name }) => isTable(name));
    if (!table) throw refused({ kind: 'no-file' });
    if (second) throw refused({ kind: 'two-files' });
    if (table.bytes > MAX_IMPORT_TABLE_BYTES) throw refused({ kind: 'too-large' });
    return await withTemporaryFile(async (to) => {
      await archive.extract(table.name, to, MAX_IMPORT_TABLE_BYTES);
      return read(to, true);
    });
  } finally {
    archive?.close();
  }
}
