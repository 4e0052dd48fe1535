import { IMPORT_DAYS, type ImportMapping, type productImportRoutes } from '@print-shop/contracts';
import {
  allow,
  type ContractRouter,
  conflict,
  type Language,
  type Logger,
  languageOf,
  notFound,
  type ObjectStore,
  toCsv,
  type User,
  type Works,
} from '@print-shop/service-kit';
import type { Request } from 'express';
import { type ArchiveStore, createArchiveStore, type OpenPictures } from './archive-store.ts';
import { toImportResponse } from './import.presenter.ts';
import { createImportStore, type ImportModels, type RowReader, type StoredImport } from './import.store.ts';
import { columnsKey, FAULT_TITLE, guessMapping, knownMapping } from './mapping.ts';
import { NO_PICTURES } from './pictures.ts';
import { withTable } from './read-upload.ts';
import { readUnits, runImport } from './run-import.ts';
import type { ImportContext, ImportSource } from './source.ts';
import type { TableRow } from './table.ts';
import type { Unit } from './units.ts';

export type ImportRoutes = { [Name in keyof typeof productImportRoutes]: (typeof productImportRoutes)[Name] };

export interface ImportsDeps {
  models: ImportModels;
  works: Works;
  logger: Logger;
  /** The object store for archives with pictures; without it only tables are taken. */
  objects?: ObjectStore;
  /** Records that somebody exports the whole list. Rejects where that fails; then nothing is sent. */
  recordExport(user: User, req: Request): Promise<void>;
}

/** The lease of a work lasts ten seconds, so a process works in slices of four. */
const SLICE_MS = 4_000;
const MOST_IMPORTS = 20;
const DAY_MS = 24 * 3600 * 1000;
/** Rows to mend whose faults are read at a time. */
const BAD_ROWS = 100;

/** Registers the routes of a kind of import, and starts the work that checks and imports rows in the background. */
export function createImports<Name extends string>(
  router: ContractRouter,
  routes: ImportRoutes,
  named: ImportSource<Name>,
  { models, works, objects, recordExport }: ImportsDeps,
): void {
  // The engine knows no field by its name.
  const source = named as unknown as ImportSource;
  const { kind, fields } = source;
  const { permission } = routes.start;
  if (!permission) throw new Error(`imports of ${kind} need a permission`);
  const staff = allow.staff(permission);
  const store = createImportStore(models);
  const archives = objects && createArchiveStore(objects);
  const worker = createWorker(source, store, archives);
  const work = works.start<StoredImport>({
    what: `importing ${kind}`,
    everyMs: 10_000,
    // One after another: an import keeps its rows and pictures in memory from run to run.
    list: async (_now, _limit, except) => (except.length > 0 ? [] : store.listDue(1, except)),
    idOf: ({ id }) => id,
    handle: async (found) => {
      if (!(await worker.run(found))) work.trigger();
    },
  });
  if (archives)
    works.startNightly({
      what: `removing archives of ${kind}`,
      fromHour: 3,
      handle: (now) => archives.removeOld(new Date(now.getTime() - IMPORT_DAYS * DAY_MS)),
    });

  const findOne = async (id: string): Promise<StoredImport> => {
    const found = await store.find(id);
    if (!found) throw noSuchImport();
    return found;
  };
  const responseOf = async (found: StoredImport, language: Language) =>
    toImportResponse(source, found, await store.faultsOf(found), language);
  const mappingOf = async (columns: readonly string[], sent: ImportMapping | undefined): Promise<ImportMapping> => {
    if (sent) return knownMapping(sent, fields, columns);
    const remembered = await store.mappingOf(columnsKey(columns));
    return remembered ? knownMapping(remembered, fields, columns) : guessMapping(fields, columns);
  };
  const begun = async (found: StoredImport | undefined, language: Language) => {
    if (!found) throw changedMeanwhile();
    work.trigger();
    return { status: 202 as const, body: await responseOf(found, language) };
  };

  router
    .on(routes.start, staff, async ({ upload, body, user, req }) => {
      const about = { fileName: upload.filename.slice(0, 200), by: { id: user.id, name: user.name || 'staff' } };
      const created = await withTable(upload.path, upload.bytes, archives !== undefined, async (table) => {
        const { columns, hasPictures } = table;
        const mapping = await mappingOf(columns, body.mapping);
        if (body.mapping) await store.keepMapping(columnsKey(columns), mapping);
        const id = store.newId();
        if (hasPictures) await archives?.put(id, upload.path);
        return store.create(id, table, { ...about, mapping, hasPictures });
      });
      return begun(created, languageOf(req));
    })
    .on(routes.list, staff, async ({ req }) => {
      const found = await store.list(MOST_IMPORTS);
      return { status: 200, body: found.map((one) => toImportResponse(source, one, [], languageOf(req))) };
    })
    .on(routes.get, staff, async ({ params: { id }, req }) => {
      return { status: 200, body: await responseOf(await findOne(id), languageOf(req)) };
    })
    .on(routes.map, staff, async ({ params: { id }, body, req }) => {
      const found = await findOne(id);
      if (found.state !== 'checked' && found.state !== 'checking') throw alreadyBegun();
      const mapping = knownMapping(body.mapping, fields, found.columns);
      await store.keepMapping(columnsKey(found.columns), mapping);
      return begun(await store.begin(found, found.state, { state: 'checking', mapping }), languageOf(req));
    })
    .on(routes.apply, staff, async ({ params: { id }, user, req }) => {
      const found = await findOne(id);
      if (found.state === 'checking') throw stillChecking();
      if (found.state !== 'checked') return { status: 202, body: await responseOf(found, languageOf(req)) };
      if (found.good === 0) throw nothingGood();
      const by = { id: user.id, name: user.name || 'staff' };
      return begun(await store.begin(found, 'checked', { state: 'running', by }), languageOf(req));
    })
    .on(routes.faultFile, staff, async ({ params: { id }, req }) => {
      const found = await findOne(id);
      const filename = `${found.fileName.replace(/\.\w+$/, '') || kind}-to-mend.csv`;
      return { status: 200, filename, body: await faultFile(found, languageOf(req)) };
    })
    .on(routes.template, staff, async ({ req }) => {
      const language = languageOf(req);
      const titled = fields.map(({ title, example }) => [title[language], () => example] as const);
      return { status: 200, body: toCsv([{}], Object.fromEntries(titled)) };
    })
    .on(routes.exported, allow.staff('exports'), async ({ user, req }) => {
      await recordExport(user, req);
      const language = languageOf(req);
      const columns = fields.map(
        ({ field, title }) => [title[language], (row: Partial<Record<string, string>>) => row[field] ?? ''] as const,
      );
      return { status: 200, body: toCsv(source.exported(), Object.fromEntries(columns)) };
    });

  /** The rows that were not imported, as they were sent, each with its faults in a last column. */
  const faultFile = async (found: StoredImport, language: Language) => {
    const faulty = await store.faultyRows(found);
    const numbers: number[] = [];
    for await (const { row } of store.rowsOf(found)) numbers.push(row);
    // All rows of an order are mended together.
    const bad = new Set(
      (await readUnits(store, source, found))
        .map(({ places }) => places.map((place) => numbers[place] ?? 0))
        .filter((rows) => rows.some((row) => faulty.has(row)))
        .flat(),
    );
    type BadRow = TableRow & { messages: string[] };
    async function* badRows(): AsyncGenerator<BadRow> {
      let some: TableRow[] = [];
      const withMessages = async (): Promise<BadRow[]> => {
        const faults = await store.faultsBetween(found, some[0]?.row ?? 0, some.at(-1)?.row ?? 0);
        const rows = some.map((row) => ({
          ...row,
          messages: faults.filter((fault) => fault.row === row.row).map(({ message }) => message[language]),
        }));
        some = [];
        return rows;
      };
      for await (const row of store.rowsOf(found)) {
        if (!bad.has(row.row)) continue;
        some.push(row);
        if (some.length === BAD_ROWS) yield* await withMessages();
      }
      if (some.length > 0) yield* await withMessages();
    }
    const columns = found.columns.map((title, at) => [title, ({ cells }: BadRow) => cells[at] ?? ''] as const);
    const toMend = [FAULT_TITLE[language], ({ messages }: BadRow) => messages.join(' ')] as const;
    return toCsv(badRows(), Object.fromEntries([...columns, toMend]));
  };
}

/** Keeps the rows and pictures of the import in hand from slice to slice. */
function createWorker(
  source: ImportSource,
  store: ReturnType<typeof createImportStore>,
  archives: ArchiveStore | undefined,
) {
  let inHand:
    | {
        id: string;
        round: number;
        units: Unit[];
        readRows: RowReader;
        context: ImportContext;
        close?: OpenPictures['close'] | undefined;
      }
    | undefined;
  const open = async (found: StoredImport) => {
    if (inHand?.id === found.id && inHand.round === found.round) return inHand;
    await close();
    const { id, round, by, hasPictures } = found;
    const context: ImportContext = { importId: id, by, pictures: NO_PICTURES };
    const units = await readUnits(store, source, found, (row) => source.see?.(row, context));
    const opened = hasPictures ? await archives?.open(id) : undefined;
    if (opened) context.pictures = opened;
    inHand = { id, round, units, readRows: store.createReader(found), context, close: opened?.close };
    return inHand;
  };
  const close = async () => {
    const closing = inHand;
    inHand = undefined;
    await closing?.close?.();
  };
  return {
    /** Works through an import for some seconds. Returns whether nothing is left to do. */
    async run(found: StoredImport): Promise<boolean> {
      const { units, readRows, context } = await open(found);
      const outcome = await runImport({ store, source, units, readRows, context }, found, Date.now() + SLICE_MS);
      if (outcome === 'more') return false;
      await close();
      if (outcome === 'lost' || found.state !== 'running') return true;
      if (found.hasPictures) await archives?.remove(found.id);
      if ((await store.find(found.id))?.faultCount === 0) await store.removeRows(found);
      return true;
    },
  };
}

const noSuchImport = () =>
  notFound({ en: 'There is no such import.', hi: 'ऐसा कोई इम्पोर्ट नहीं है।' }, 'import-not-found');
const alreadyBegun = () =>
  conflict(
    { en: 'This import has begun. Choose the file again.', hi: 'यह इम्पोर्ट शुरू हो चुका है। फ़ाइल फिर से चुनिए।' },
    'import-begun',
  );
const stillChecking = () =>
  conflict(
    { en: 'The rows are still being checked. Please wait a moment.', hi: 'लाइनें अभी जाँची जा रही हैं। थोड़ा रुकिए।' },
    'import-checking',
  );
const nothingGood = () =>
  conflict(
    {
      en: 'No row can be imported. Correct the file and choose it again.',
      hi: 'कोई लाइन इम्पोर्ट नहीं हो सकती। फ़ाइल ठीक करके फिर चुनिए।',
    },
    'import-nothing-good',
  );
const changedMeanwhile = () =>
  conflict(
    {
      en: 'Somebody else has changed this import. Load it again.',
      hi: 'किसी और ने यह इम्पोर्ट बदल दिया है। इसे फिर से खोलिए।',
    },
    'changed-meanwhile',
  );
