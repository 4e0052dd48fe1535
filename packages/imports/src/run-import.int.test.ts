import { MAX_IMPORT_ROWS } from '@print-shop/contracts';
import { connectMongo, createLogger, ensureIndexes } from '@print-shop/service-kit';
import { openSuite, type Suite } from '@print-shop/test-kit';
import type { Connection } from 'mongoose';
import { createImportStore, type ImportModels, importModels } from './import.store.ts';
import { NO_PICTURES } from './pictures.ts';
import { readUnits, runImport } from './run-import.ts';
import type { ImportSource, Plan } from './source.ts';

let suite: Suite;
let mongo: Connection;
let models: ImportModels;
beforeAll(async () => {
  suite = await openSuite();
  mongo = await connectMongo(suite.mongoUrl, createLogger('test', 'silent'));
  models = importModels(mongo);
  await ensureIndexes(Object.values(models));
});
afterAll(async () => {
  await mongo?.close();
  await suite?.close();
});

const by = { id: 'a'.repeat(24), name: 'Meera' };
const title = { en: 'Name', hi: 'नाम' };
const FAR = Number.MAX_SAFE_INTEGER;

/** A list in memory: names with their colours. `apply` of a name waits for `before`, so that a process can hang there. */
function aList(known: Map<string, string>, before: (name: string) => Promise<void> = async () => {}): ImportSource {
  return {
    kind: 'products',
    fields: ['name', 'color'].map((field) => ({ field, title, about: title, example: '' })),
    keyOf: ({ name = '' }) => name,
    plan: async (units) =>
      units.map(([row]): Plan => {
        const { name = '', color = '' } = row?.cells ?? {};
        if (name === 'bad') return { faults: [{ row: row?.row ?? 0, message: title }] };
        if (known.get(name) === color) return { outcome: 'unchanged' };
        const apply = async () => {
          await before(name);
          known.set(name, color);
        };
        return { outcome: known.has(name) ? 'changed' : 'created', apply };
      }),
    async *exported() {},
  };
}

/** An import whose rows are checked and which has begun. */
async function begun(lines: string[]) {
  const store = createImportStore(models);
  const rows = lines.map((line, at) => ({ row: at + 2, cells: line.split(',') }));
  async function* each() {
    yield* rows;
  }
  const mapping = { name: 'Name', color: 'Colour' };
  const about = { fileName: 'list.csv', by, mapping, hasPictures: false };
  const table = { columns: ['Name', 'Colour'], rows: rows.length, each };
  const created = await store.create(store.newId(), table, about);
  await store.begin(created, 'checking', { state: 'running' });
  return created.id;
}
/** Works through an import as another process does: with nothing but what is stored. */
async function workOn(id: string, source: ImportSource) {
  const store = createImportStore(models);
  const found = await store.find(id);
  if (!found) throw new Error('the import is gone');
  const units = await readUnits(store, source, found);
  const context = { importId: id, by, pictures: NO_PICTURES };
  return runImport({ store, source, units, readRows: store.createReader(found), context }, found, FAR);
}

const lines = [
  ...Array.from({ length: 150 }, (_, n) => `new-${n},red`),
  ...Array.from({ length: 20 }, (_, n) => `old-${n},red`),
  ...Array.from({ length: 5 }, (_, n) => `same-${n},red`),
  'bad,red',
];
const shopBefore = () =>
  new Map([
    ...Array.from({ length: 20 }, (_, n) => [`old-${n}`, 'blue'] as const),
    ...Array.from({ length: 5 }, (_, n) => [`same-${n}`, 'red'] as const),
  ]);
const sums = { created: 150, changed: 20, unchanged: 5, good: 175, handled: 176, faultCount: 1, state: 'done' };

it('counts what a dead process has imported as what it was, wherever that died', async () => {
  for (const last of ['new-0', 'new-42', 'new-99', 'new-100', 'new-149', 'old-7', 'old-19']) {
    const shop = shopBefore();
    const { promise: hangs, resolve: reached } = Promise.withResolvers<void>();
    const { promise: wakes, resolve: wake } = Promise.withResolvers<void>();
    const dying = aList(shop, async (name) => {
      if (name !== last) return;
      reached();
      await wakes;
    });
    const id = await begun(lines);
    const slow = workOn(id, dying);
    await hangs;
    expect(await workOn(id, aList(shop))).toBe('done');
    expect(await createImportStore(models).find(id)).toMatchObject(sums);
    // A process that was only slow stores nothing more.
    wake();
    expect(await slow).toBe('lost');
    expect(await createImportStore(models).find(id)).toMatchObject(sums);
  }
});

it('counts on after an error that ends by itself', async () => {
  const shop = shopBefore();
  const id = await begun(lines);
  for (const last of ['new-30', 'new-120', 'old-3']) {
    const away = aList(shop, async (name) => {
      if (name === last) throw new Error('the database is away');
    });
    await expect(workOn(id, away)).rejects.toThrow('away');
  }
  expect(await workOn(id, aList(shop))).toBe('done');
  expect(await createImportStore(models).find(id)).toMatchObject(sums);
});

it('takes a file with the most rows, and each row once', async () => {
  const shop = new Map<string, string>();
  const id = await begun(
    Array.from({ length: MAX_IMPORT_ROWS }, (_, n) => `mug-${n},${n % 1000 === 0 ? 'white' : 'red'}`),
  );
  expect(await workOn(id, aList(shop))).toBe('done');
  const every = { created: MAX_IMPORT_ROWS, good: MAX_IMPORT_ROWS, handled: MAX_IMPORT_ROWS, faultCount: 0 };
  expect(await createImportStore(models).find(id)).toMatchObject({ ...every, state: 'done' });
  expect([shop.size, shop.get(`mug-${MAX_IMPORT_ROWS - 1}`)]).toEqual([MAX_IMPORT_ROWS, 'red']);
});
