import type { ImportMapping, ImportState, Text } from '@print-shop/contracts';
import { DomainError, type ErrorKind } from '@print-shop/service-kit';
import type { ImportStore, Outcome, Progress, RowReader, StoredImport } from './import.store.ts';
import { NO_PROGRESS } from './import.store.ts';
import { mapRows } from './mapping.ts';
import type { ImportContext, ImportField, ImportRow, ImportSource, Plan, RowFault } from './source.ts';
import { type Unit, unitsOf } from './units.ts';

/** Units that are planned at the same time. */
const BATCH = 100;

const missingColumn = ({ title }: ImportField): RowFault => ({
  row: 0,
  message: {
    en: `Choose the column for "${title.en}".`,
    hi: `"${title.hi}" के लिए कॉलम चुनिए।`,
  },
});

const emptied = (row: number): RowFault => ({
  row,
  message: {
    en: 'This person has deleted their account, so the row was emptied. Delete it.',
    hi: 'इस व्यक्ति ने अपना अकाउंट हटा दिया है, इसलिए लाइन ख़ाली कर दी गई। इसे हटाइए।',
  },
});

/** The fields without which no row can be read, and that have no column. */
const mappingFaults = (fields: readonly ImportField[], mapping: ImportMapping): RowFault[] =>
  fields.filter(({ field, isRequired }) => isRequired && !mapping[field]).map(missingColumn);

/** Puts the rows of each thing of an import together. `see` is called with each row. */
export async function readUnits(
  store: ImportStore,
  source: ImportSource,
  found: StoredImport,
  see: (row: ImportRow) => void = () => {},
): Promise<Unit[]> {
  const { columns, mapping } = found;
  async function* mapped() {
    for await (const read of store.rowsOf(found))
      for (const row of mapRows([read], columns, mapping)) {
        see(row);
        yield row;
      }
  }
  return unitsOf(mapped(), source);
}

/** Everything that a process needs to work through an import. */
interface Run {
  store: ImportStore;
  source: ImportSource;
  units: readonly Unit[];
  readRows: RowReader;
  context: ImportContext;
}

interface ReadUnit {
  rows: ImportRow[];
  fault?: RowFault | undefined;
}

/**
 * Checks or imports the rows of an import from where it stands, until all are done or the time is up. Each batch is stored with its
 * faults, so another process can go on after it. `lost` says that another process has the import meanwhile.
 */
export async function runImport(
  { store, source, units, readRows, context }: Run,
  found: StoredImport,
  until: number,
): Promise<'done' | 'more' | 'lost'> {
  const { id, round, state, mapping } = found;
  const finished: ImportState = state === 'checking' ? 'checked' : 'done';
  const faultsOfFile = mappingFaults(source.fields, mapping);
  if (faultsOfFile.length > 0) {
    await store.advance(
      found,
      { ...NO_PROGRESS, next: units.length, faultCount: faultsOfFile.length },
      faultsOfFile,
      finished,
    );
    return 'done';
  }
  let pending: readonly Outcome[] = state === 'running' ? found.pending : [];
  for (let next = found.next; ; pending = []) {
    const batch: ReadUnit[] = [];
    for (const { places, fault } of units.slice(next, next + BATCH)) {
      const rows = await readRows(places);
      const empty = rows.find(({ cells }) => cells.length === 0);
      batch.push({
        rows: mapRows(rows, found.columns, mapping),
        fault: fault ?? (empty && emptied(empty.row)),
      });
    }
    const plans = (await planned(source, batch, context)).map((plan, at) => asBegun(plan, pending[at]));
    if (state === 'running' && plans.some((plan) => 'apply' in plan)) {
      const outcomes = plans.map((plan) => ('outcome' in plan ? plan.outcome : ''));
      if (!(await store.keepPending({ id, round, next }, outcomes))) return 'lost';
    }
    const { progress, faults } = await settled(source, batch, plans, { isRunning: state === 'running', until });
    const isLast = next + progress.next >= units.length;
    const isStored = await store.advance({ id, round, next }, progress, faults, isLast ? finished : undefined);
    if (!isStored) return 'lost';
    if (isLast) return 'done';
    next += progress.next;
    if (Date.now() >= until) return 'more';
  }
}

async function planned(source: ImportSource, batch: readonly ReadUnit[], context: ImportContext): Promise<Plan[]> {
  const good = batch.filter(({ fault }) => !fault);
  const plans =
    good.length > 0
      ? await source.plan(
          good.map(({ rows }) => rows),
          context,
        )
      : [];
  const planOf = new Map(good.map((unit, at) => [unit, plans[at]]));
  return batch.map((unit) => planOf.get(unit) ?? { faults: unit.fault ? [unit.fault] : [] });
}

/** The plan with the outcome that it had when a process began the batch and died: what that has made is there now. */
const asBegun = (plan: Plan, begun: Outcome = ''): Plan =>
  'faults' in plan || begun === '' || begun === 'unchanged'
    ? plan
    : { outcome: begun, apply: 'apply' in plan ? plan.apply : async () => {} };

/**
 * Applies the plans where `isRunning`, until the time is up, and sums up what came of them. A refusal of one unit is its fault; other
 * errors are thrown.
 */
async function settled(
  source: ImportSource,
  batch: readonly ReadUnit[],
  plans: readonly Plan[],
  { isRunning, until }: { isRunning: boolean; until: number },
) {
  const progress: Progress = { ...NO_PROGRESS };
  const faults: RowFault[] = [];
  const settle = async (unit: ReadUnit, plan: Plan): Promise<void> => {
    const found = 'faults' in plan ? plan.faults : isRunning && 'apply' in plan ? await refusal(unit, plan) : [];
    progress.handled += unit.rows.length;
    if (found.length > 0 || 'faults' in plan) {
      progress.faultCount += found.length;
      faults.push(...found);
      return;
    }
    progress.good += unit.rows.length;
    progress[plan.outcome] += unit.rows.length;
  };
  const { parallel = 1 } = source;
  for (let at = 0; at < batch.length; at += parallel) {
    const some = batch.slice(at, at + parallel);
    await Promise.all(some.map((unit, index) => settle(unit, plans[at + index] ?? { faults: [] })));
    progress.next += some.length;
    // Another process may take the work over soon.
    if (isRunning && Date.now() >= until) break;
  }
  return { progress, faults };
}

/** Refusals that end by themselves: the import waits. */
const AWAY: ReadonlySet<ErrorKind> = new Set(['busy', 'unavailable', 'too-many-requests']);

async function refusal({ rows }: ReadUnit, plan: { apply(): Promise<void> }): Promise<RowFault[]> {
  try {
    await plan.apply();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError) || AWAY.has(error.kind)) throw error;
    const details = error.details ?? [];
    const messages: Text[] = details.length > 0 ? details.map(({ message }) => message) : [error.text];
    return messages.map((message) => ({ row: rows[0]?.row ?? 0, message }));
  }
}
