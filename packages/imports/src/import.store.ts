import type { ImportMapping, ImportState, Text } from '@print-shop/contracts';
import { IMPORT_DAYS, MAX_LISTED_FAULTS } from '@print-shop/contracts';
import { isDuplicateKey } from '@print-shop/service-kit';
import { LRUCache } from 'lru-cache';
import { type Connection, Schema, Types } from 'mongoose';
import type { UploadedTable } from './read-upload.ts';
import type { RowFault } from './source.ts';
import type { TableRow } from './table.ts';

/** The sums of the rows that were checked, or imported, so far. */
export interface Progress {
  /** Units that are done. */
  next: number;
  handled: number;
  good: number;
  created: number;
  changed: number;
  unchanged: number;
  faultCount: number;
}
export const NO_PROGRESS: Progress = {
  next: 0,
  handled: 0,
  good: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  faultCount: 0,
};

/** The effect of an import on a thing; empty where the thing has a fault. */
export type Outcome = 'created' | 'changed' | 'unchanged' | '';

export interface StoredImport extends Progress {
  id: string;
  state: ImportState;
  fileName: string;
  by: { id: string; name: string };
  columns: string[];
  mapping: ImportMapping;
  rows: number;
  /** Whether its ZIP archive is in the object store. */
  hasPictures: boolean;
  /** Grows when the rows are looked at from the first on again, so that a slower process stores nothing of before. */
  round: number;
  /** The outcomes of the batch that is imported now, from `next` on. A process that goes on after another one counts them as they were. */
  pending: Outcome[];
  createdAt: Date;
}

type ImportDocument = Omit<StoredImport, 'id'> & { _id: Types.ObjectId };
interface RowsDocument {
  _id: string;
  rows: TableRow[];
  createdAt: Date;
}
interface FaultDocument {
  _id: string;
  importId: string;
  round: number;
  row: number;
  /** Place among the faults of the row. */
  at: number;
  field: string;
  message: Text;
  createdAt: Date;
}
interface MappingDocument {
  _id: string;
  mapping: ImportMapping;
}

const days = (number: number) => number * 24 * 3600;
const count = { type: Number, default: 0 };
const importSchema = new Schema<ImportDocument>(
  {
    state: { type: String, required: true },
    fileName: { type: String, default: '' },
    by: { id: String, name: String },
    columns: [String],
    mapping: { type: Schema.Types.Mixed, default: {} },
    rows: count,
    hasPictures: Boolean,
    round: count,
    next: count,
    handled: count,
    good: count,
    created: count,
    changed: count,
    unchanged: count,
    faultCount: count,
    pending: [String],
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
importSchema.index({ state: 1, _id: 1 });
importSchema.index({ createdAt: 1 }, { expireAfterSeconds: days(IMPORT_DAYS) });
const rowsSchema = new Schema<RowsDocument>(
  { _id: String, rows: Schema.Types.Mixed, createdAt: Date },
  { versionKey: false },
);
rowsSchema.index({ createdAt: 1 }, { expireAfterSeconds: days(IMPORT_DAYS) });
const faultSchema = new Schema<FaultDocument>(
  {
    _id: String,
    importId: String,
    round: Number,
    row: Number,
    at: Number,
    field: String,
    message: Schema.Types.Mixed,
    createdAt: Date,
  },
  { versionKey: false },
);
faultSchema.index({ importId: 1, row: 1, at: 1 });
faultSchema.index({ createdAt: 1 }, { expireAfterSeconds: days(IMPORT_DAYS) });
const mappingSchema = new Schema<MappingDocument>({ _id: String, mapping: Schema.Types.Mixed }, { versionKey: false });

/** Collections of the imports of a service. */
export const importModels = (connection: Connection) => ({
  imports: connection.model<ImportDocument>('Import', importSchema, 'imports'),
  importRows: connection.model<RowsDocument>('ImportRows', rowsSchema, 'import-rows'),
  importFaults: connection.model<FaultDocument>('ImportFault', faultSchema, 'import-faults'),
  importMappings: connection.model<MappingDocument>('ImportMapping', mappingSchema, 'import-mappings'),
});
export type ImportModels = ReturnType<typeof importModels>;

/** Rows in one document, which has 16 MB at most. */
const BLOCK = 100;
const blockId = (id: string, block: number) => `${id}:${String(block).padStart(4, '0')}`;

export type RowReader = ReturnType<ImportStore['createReader']>;

export type ImportStore = ReturnType<typeof createImportStore>;

/** Stores imports with their rows and faults, for `IMPORT_DAYS` days, and the mapping of the last file with the same columns. */
export function createImportStore({ imports, importRows, importFaults, importMappings }: ImportModels) {
  const blockRows = async (id: string, block: number): Promise<TableRow[]> =>
    (await importRows.findById(blockId(id, block)).lean<RowsDocument>())?.rows ?? [];

  return {
    newId: (): string => String(new Types.ObjectId()),

    /** Stores an import whose rows are to be checked. */
    async create(
      id: string,
      { columns, rows, each }: Pick<UploadedTable, 'columns' | 'rows' | 'each'>,
      about: Pick<StoredImport, 'fileName' | 'by' | 'mapping' | 'hasPictures'>,
    ): Promise<StoredImport> {
      const createdAt = new Date();
      let block: TableRow[] = [];
      let blocks = 0;
      const flush = async () => {
        await importRows.create({ _id: blockId(id, blocks), rows: block, createdAt });
        blocks += 1;
        block = [];
      };
      for await (const row of each()) {
        block.push(row);
        if (block.length === BLOCK) await flush();
      }
      if (block.length > 0) await flush();
      const fields = {
        ...NO_PROGRESS,
        ...about,
        state: 'checking' as const,
        columns,
        rows,
        round: 1,
        pending: [],
        createdAt,
      };
      await imports.create({ ...fields, _id: id });
      return { ...fields, id };
    },

    async find(id: string): Promise<StoredImport | undefined> {
      const found = await imports.findById(id).lean<ImportDocument>();
      return found ? toImport(found) : undefined;
    },

    /** The newest imports, newest first. */
    async list(limit: number): Promise<StoredImport[]> {
      return (await imports.find().sort({ _id: -1 }).limit(limit).lean<ImportDocument[]>()).map(toImport);
    },

    /** The imports whose rows are to be looked at, without the ids `except`: those in a check first, each kind oldest first. */
    async listDue(limit: number, except: readonly string[]): Promise<StoredImport[]> {
      const due = imports.find({ state: { $in: ['checking', 'running'] }, _id: { $nin: except } });
      return (await due.sort({ state: 1, _id: 1 }).limit(limit).lean<ImportDocument[]>()).map(toImport);
    },

    /** Reads the rows of an import, one block after another. */
    async *rowsOf({ id, rows }: Pick<StoredImport, 'id' | 'rows'>): AsyncGenerator<TableRow> {
      for (let block = 0; block * BLOCK < rows; block++) yield* await blockRows(id, block);
    },

    /** Gives rows by their places, from 0. The blocks that it read last stay in memory. */
    createReader({ id }: Pick<StoredImport, 'id'>) {
      const blocks = new LRUCache<number, TableRow[]>({ max: 8 });
      return async (places: readonly number[]): Promise<TableRow[]> => {
        const found: TableRow[] = [];
        for (const place of places) {
          const block = Math.floor(place / BLOCK);
          const rows = blocks.get(block) ?? (await blockRows(id, block));
          blocks.set(block, rows);
          const row = rows[place % BLOCK];
          if (row) found.push(row);
        }
        return found;
      };
    },

    /** Begins with the first row again, in another state. Returns undefined where the import has left `from` meanwhile. */
    async begin(
      { id, round }: Pick<StoredImport, 'id' | 'round'>,
      from: ImportState,
      change: Pick<StoredImport, 'state'> & Partial<Pick<StoredImport, 'mapping' | 'by'>>,
    ): Promise<StoredImport | undefined> {
      const begun = await imports
        .findOneAndUpdate(
          { _id: id, state: from, round },
          { $set: { ...NO_PROGRESS, ...change, pending: [], round: round + 1 } },
          { returnDocument: 'after' },
        )
        .lean<ImportDocument>();
      return begun ? toImport(begun) : undefined;
    },

    /** Stores the outcomes of a batch before it is imported. Returns false where another process is further. */
    async keepPending(
      { id, round, next }: Pick<StoredImport, 'id' | 'round' | 'next'>,
      pending: readonly Outcome[],
    ): Promise<boolean> {
      const { matchedCount } = await imports.updateOne({ _id: id, round, next }, { $set: { pending } });
      return matchedCount > 0;
    },

    /** Stores what came of some units. Returns false where another process has stored it, or the rows are looked at again. */
    async advance(
      { id, round, next }: Pick<StoredImport, 'id' | 'round' | 'next'>,
      { next: units, ...sums }: Progress,
      faults: readonly RowFault[],
      state?: ImportState,
    ): Promise<boolean> {
      const createdAt = new Date();
      const ofRow = new Map<number, number>();
      const documents = faults.map(({ row, field = '', message }) => {
        const at = ofRow.get(row) ?? 0;
        ofRow.set(row, at + 1);
        return { _id: `${id}:${round}:${row}:${at}`, importId: id, round, row, at, field, message, createdAt };
      });
      if (documents.length > 0)
        await importFaults.insertMany(documents, { ordered: false }).catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error; // written before this process died
        });
      const { modifiedCount } = await imports.updateOne(
        { _id: id, round, next },
        { $inc: { ...sums, next: units }, $set: { pending: [], ...(state ? { state } : {}) } },
      );
      return modifiedCount > 0;
    },

    /** The first faults of an import, by row. */
    async faultsOf(
      { id, round }: Pick<StoredImport, 'id' | 'round'>,
      limit = MAX_LISTED_FAULTS,
    ): Promise<Required<RowFault>[]> {
      const found = importFaults.find({ importId: id, round }).sort({ row: 1, at: 1 }).limit(limit);
      return (await found.lean<FaultDocument[]>()).map(({ row, field, message }) => ({ row, field, message }));
    },

    async faultyRows({ id, round }: Pick<StoredImport, 'id' | 'round'>): Promise<Set<number>> {
      const rows = new Set<number>();
      const found = importFaults.find({ importId: id, round }, { row: 1 }).sort({ row: 1, at: 1 });
      for await (const { row } of found
        .comment('every row of a list')
        .lean<FaultDocument>()
        .cursor({ batchSize: 1000 }))
        rows.add(row);
      return rows;
    },

    async faultsBetween({ id, round }: Pick<StoredImport, 'id' | 'round'>, first: number, until: number) {
      const found = importFaults
        .find({ importId: id, round, row: { $gte: first, $lte: until } })
        .sort({ row: 1, at: 1 });
      return (await found.lean<FaultDocument[]>()).map(({ row, message }) => ({ row, message }));
    },

    /** Removes the rows of an import of which nothing is left to mend. */
    async removeRows({ id, rows }: Pick<StoredImport, 'id' | 'rows'>): Promise<void> {
      for (let block = 0; block * BLOCK < rows; block++) await importRows.deleteOne({ _id: blockId(id, block) });
    },

    /** Empties the rows of all imports that have a cell about somebody. Their numbers stay, so that the others keep their places. */
    async emptyRows(isAbout: (cell: string) => boolean): Promise<void> {
      const blocks = importRows.find().sort({ _id: 1 }).comment('every row of a list');
      for await (const { _id, rows } of blocks.lean<RowsDocument>().cursor({ batchSize: 5 })) {
        const places = rows.flatMap(({ cells }, place) => (cells.some(isAbout) ? [place] : []));
        if (places.length === 0) continue;
        const emptied = Object.fromEntries(places.map((place) => [`rows.${place}.cells`, []]));
        await importRows.updateOne({ _id }, { $set: emptied });
      }
    },

    /** The mapping of the last file with these columns. */
    async mappingOf(key: string): Promise<ImportMapping | undefined> {
      return (await importMappings.findById(key).lean<MappingDocument>())?.mapping;
    },

    async keepMapping(key: string, mapping: ImportMapping): Promise<void> {
      await importMappings.updateOne({ _id: key }, { $set: { mapping } }, { upsert: true });
    },
  };
}

const toImport = ({ _id, pending = [], ...fields }: ImportDocument): StoredImport => ({
  id: String(_id),
  ...fields,
  pending, // imports of earlier releases have none
});
