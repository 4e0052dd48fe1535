import { openSuite, type Suite } from '@print-shop/test-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import { createLogger } from '../log.ts';
import { connectMongo } from '../mongo.ts';
import type { Parked } from './parked.ts';
import { LAST_PAUSE_MS, pauseMs, TRIES_BEFORE_PARKED } from './pauses.ts';
import { createWorkStore } from './work.store.ts';
import { createWorks, type Work } from './work.ts';

const MINUTE_MS = 60_000;
const logger = createLogger('test', 'silent');
interface Row {
  _id: string;
  work: string;
  n: number;
}
const rowSchema = new Schema<Row>({ _id: String, work: String, n: Number }, { versionKey: false });

let suite: Suite;
let connection: Connection;
let parked: Parked[] = [];
let isStaffAway = false;
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  suite = await openSuite();
  connection = await connectMongo(suite.mongoUrl, logger);
});
afterAll(async () => {
  for (const close of closers) await close();
  await connection?.close();
  await suite?.close();
});
beforeEach(() => {
  parked = [];
  isStaffAway = false;
});

const rows = () => (connection.models.Row as Model<Row> | undefined) ?? connection.model<Row>('Row', rowSchema);
const works = () =>
  createWorks({
    mongo: connection,
    logger,
    onClose: (_, close) => closers.push(close),
    notifyParked: async (one) => {
      if (isStaffAway) throw new Error('nobody is there');
      parked.push(one);
    },
  });
let count = 0;

/** Work on rows, which it removes once they are done. Rows of which `fails` says so throw. */
async function aWork(amount: number, options: { fails?: (n: number) => boolean; part?: Partial<Work<Row>> } = {}) {
  const what = `testing work ${++count}`;
  await rows().insertMany(
    Array.from({ length: amount }, (_, n) => ({ _id: `${count}-${String(n).padStart(3, '0')}`, work: what, n })),
  );
  const tried: number[] = [];
  let fails = options.fails ?? (() => false);
  const work: Work<Row> = {
    what,
    everyMs: MINUTE_MS,
    list: (_now, limit, except) =>
      rows()
        .find({ work: what, _id: { $nin: except } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Row[]>(),
    idOf: ({ _id }) => _id,
    async handle({ _id, n }) {
      tried.push(n);
      if (fails(n)) throw new Error(`row ${n} is bad`);
      await rows().deleteOne({ _id });
      return undefined;
    },
    ...options.part,
  };
  return {
    what,
    work,
    tried,
    store: createWorkStore(connection),
    sweep: works().start(work).sweep,
    left: async () => (await rows().find({ work: what }).sort({ _id: 1 }).lean<Row[]>()).map(({ n }) => n),
    failOn(next: (n: number) => boolean) {
      fails = next;
    },
  };
}
const start = new Date('2026-11-28T06:30:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

describe('a row that fails', () => {
  it('holds up no other, and is tried again after pauses that grow', async () => {
    const { sweep, tried, left, store, what } = await aWork(120, { fails: (n) => n === 0 });
    expect(await sweep(start)).toBe(119);
    expect(await left()).toEqual([0]);
    expect(await sweep(after(MINUTE_MS - 1))).toBe(0);
    expect(tried).toHaveLength(120);
    await sweep(after(MINUTE_MS));
    await sweep(after(MINUTE_MS + pauseMs(2, MINUTE_MS) - 1));
    expect(tried).toHaveLength(121);
    expect(await store.listPostponed(what)).toMatchObject([{ tries: 2, reason: 'row 0 is bad' }]);
  });

  it('is forgotten once it is done', async () => {
    const { sweep, left, failOn, store, what } = await aWork(1, { fails: () => true });
    await sweep(start);
    failOn(() => false);
    expect(await sweep(after(MINUTE_MS))).toBe(1);
    expect([await left(), await store.listPostponed(what)]).toEqual([[], []]);
  });

  it('is forgotten when somebody else has done it', async () => {
    const { sweep, store, what } = await aWork(1, { fails: () => true });
    await sweep(start);
    await rows().deleteMany({ work: what });
    await sweep(after(MINUTE_MS));
    expect(await store.listPostponed(what)).toEqual([]);
  });

  it('is told to staff once after many tries, and then tried once a day', async () => {
    const { sweep, tried, what } = await aWork(1, { fails: () => true });
    let at = 0;
    isStaffAway = true;
    for (let n = 1; n <= TRIES_BEFORE_PARKED; n += 1) {
      await sweep(after(at));
      at += pauseMs(n, MINUTE_MS);
    }
    isStaffAway = false;
    await sweep(after(at - 1));
    expect(tried).toHaveLength(TRIES_BEFORE_PARKED);
    for (let days = 0; days < 3; days += 1) await sweep(after(at + days * LAST_PAUSE_MS));
    expect(tried).toHaveLength(TRIES_BEFORE_PARKED + 3);
    expect(parked).toEqual([{ what, id: expect.any(String), tries: 9, reason: 'row 0 is bad' }]);
  });
});

it('ends a run when all that it needs seems to be away, and goes on with the next', async () => {
  const { sweep, tried, failOn, left } = await aWork(100, { fails: () => true });
  expect(await sweep(start)).toBe(0);
  expect(tried).toHaveLength(5);
  failOn(() => false);
  expect(await sweep(after(1))).toBe(95);
  expect(await sweep(after(MINUTE_MS))).toBe(5);
  expect(await left()).toEqual([]);
});

it('looks at a row that stays due no sooner than it was told', async () => {
  const { sweep, what, store } = await aWork(1, { part: { handle: async () => after(5 * MINUTE_MS) } });
  expect(await sweep(start)).toBe(1);
  expect(await sweep(after(5 * MINUTE_MS - 1))).toBe(0);
  expect(await sweep(after(5 * MINUTE_MS))).toBe(1);
  expect(await store.listPostponed(what)).toMatchObject([{ tries: 0 }]);
});

it('is done by one process at a time, and by another once that has ended or died', async () => {
  const { sweep, store, what, tried } = await aWork(3);
  expect(await store.lease(what)).toBe(true);
  const swept = sweep(start);
  expect(await createWorkStore(connection).lease(what)).toBe(false);
  expect(tried).toEqual([]);
  await store.release(what);
  expect(await swept).toBe(3);
});

it('does nothing while what it needs is not there', async () => {
  let isReady = false;
  const { sweep } = await aWork(2, { part: { isReady: () => isReady } });
  expect(await sweep(start)).toBe(0);
  isReady = true;
  expect(await sweep(start)).toBe(2);
});

it('handles several rows at a time where it may', async () => {
  let [atOnce, most] = [0, 0];
  const { sweep } = await aWork(9, {
    part: {
      parallel: 4,
      async handle({ _id }) {
        most = Math.max(most, ++atOnce);
        await rows().deleteOne({ _id });
        atOnce -= 1;
      },
    },
  });
  expect(await sweep(start)).toBe(9);
  expect(most).toBe(4);
});

describe('nightly work', () => {
  /** 02:59 and 03:00 in India on 28 November. */
  const [before, night] = [new Date('2026-11-27T21:29:00Z'), new Date('2026-11-27T21:30:00Z')];
  const DAY_MS = 24 * 60 * MINUTE_MS;
  function aNight(handle: (day: string) => Promise<unknown> = async () => undefined) {
    const days: string[] = [];
    const nightly = {
      what: `a night's work ${++count}`,
      fromHour: 3,
      everyMs: MINUTE_MS,
      handle: async (_now: Date, day: string) => {
        days.push(day);
        return handle(day);
      },
    };
    return { days, sweep: works().startNightly(nightly).sweep, other: works().startNightly(nightly).sweep };
  }

  it('is done once a night by one process, and made up for when the shop was off', async () => {
    const { days, sweep, other } = aNight();
    for (const at of [before, before, night, night, new Date(night.getTime() + 20 * 60 * MINUTE_MS)]) {
      await sweep(at);
      await other(at);
    }
    expect(days).toEqual(['2026-11-27', '2026-11-28']);
    await other(new Date(night.getTime() + 2 * DAY_MS - MINUTE_MS));
    expect(days.slice(2)).toEqual(['2026-11-29']);
  });

  it('is tried again when it fails, or has nothing to work with yet', async () => {
    let outcome: () => unknown = () => {
      throw new Error('the provider is away');
    };
    const { days, sweep } = aNight(async () => outcome());
    await sweep(night);
    await sweep(night);
    expect(days).toHaveLength(1);
    outcome = () => false;
    const later = new Date(night.getTime() + MINUTE_MS);
    await sweep(later);
    await sweep(later);
    expect(days).toHaveLength(3);
    outcome = () => undefined;
    await sweep(later);
    await sweep(later);
    expect(days).toHaveLength(4);
  });
});
