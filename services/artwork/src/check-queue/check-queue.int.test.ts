import { readFile } from 'node:fs/promises';
import { createRelay, type Relay } from '@print-shop/messaging';
import { eventually } from '@print-shop/test-kit';
import { aPdf, testArtwork } from '../artwork.fixture.ts';
import { createPreflight, type Preflight, type PreflightJob } from '../preflight/index.ts';
import { tooSlow } from '../preflight/refusal.ts';
import { waitingFiles } from './create-check-queue.ts';
import { createJobStore } from './job.store.ts';

const LEASE_MS = 2_000;
/** A file with this text is checked by a process that has too little memory, and so is killed. */
const KILLER = 'KILLER';
const sound = createPreflight({ deadlineMs: 60_000, memoryMb: 1024 });
const starved = createPreflight({ deadlineMs: 60_000, memoryMb: 10 });
/** While set, checks wait for it. */
let hold: Promise<void> | undefined;
const killed: string[] = [];
/** A file with this text takes longer than quick checks may, and is then held up as long as `slowHold` says. */
const TIRING = 'TIRING';
let slowHold: Promise<void> | undefined;

const preflight: Preflight = {
  async run(job: PreflightJob) {
    await hold;
    if (!(await readFile(job.path, 'latin1')).includes(KILLER)) return sound.run(job);
    killed.push(job.path);
    return starved.run(job);
  },
  mend: (job) => sound.mend(job),
  print: (job) => sound.print(job),
  gang: (job) => sound.gang(job),
  async close() {
    await Promise.all([sound.close(), starved.close()]);
  },
};
const isTiring = async ({ path }: PreflightJob): Promise<boolean> => (await readFile(path, 'latin1')).includes(TIRING);
const slow: Preflight = {
  ...preflight,
  async run(job: PreflightJob) {
    if (await isTiring(job)) await slowHold;
    return preflight.run(job);
  },
};
const quick: Preflight = {
  ...preflight,
  async run(job: PreflightJob) {
    return (await isTiring(job)) ? tooSlow().asResult() : preflight.run(job);
  },
};
const { service, as, send, uploaded, checked, model, parts } = testArtwork({
  preflight: slow,
  quickPreflight: quick,
  leaseMs: LEASE_MS,
});
let relay: Relay;
beforeAll(() => {
  relay = createRelay({ ...service.parts, models: [] });
});
afterAll(() => relay.close());

const read = async (id: string) => (await as('customer', 'get', `/api/artwork/files/${id}`).expect(200)).body;
const done = (id: string) =>
  eventually(
    async () => {
      const file = await read(id);
      expect(file.state).not.toBe('checking');
      return file;
    },
    { timeoutMs: 60_000 },
  );
const sent = async (content = aPdf()): Promise<string> => (await send('customer', content).expect(202)).body._id;
/** Holds the checks back while `work` runs. */
async function held(work: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  try {
    await work();
  } finally {
    hold = undefined;
    resolve();
  }
}

describe('the queue of checks', () => {
  it('tells the processes that check of each file that waits, so that none waits for their next look', async () => {
    const heard: string[] = [];
    waitingFiles(service.parts).listen((id) => heard.push(id));
    await eventually(async () => expect(heard).toContain(await sent()));
  });

  it('refuses a file that kills its process twice, with a sentence, and goes on with the others', async () => {
    const killer = await sent(Buffer.concat([aPdf(), Buffer.from(`%${KILLER}\n`)]));
    const after = await sent();
    const file = await done(killer);
    expect(file).toMatchObject({ state: 'refused', refusal: { code: 'unreadable' }, checks: [], pictures: 0 });
    expect(file.refusal.message).toContain('PDF');
    // Once among quick checks, and then twice among those that take long.
    expect(killed).toHaveLength(3);
    expect((await done(after)).state).toBe('checked');
    expect((await uploaded()).state).toBe('checked');
  });

  it('shows how many files are before each, in the order in which they came, and none for the one in hand', async () => {
    const ids: string[] = [];
    await held(async () => {
      for (const _ of [1, 2, 3]) ids.push(await sent());
      await eventually(async () => expect((await model().findById(ids[0]))?.attempts).toBe(1));
      const files = await Promise.all(ids.map(read));
      expect(files.map(({ position }) => position)).toEqual([null, 1, 2]);
      expect(files.map(({ state }) => state)).toEqual(['checking', 'checking', 'checking']);
    });
    for (const id of ids) expect(await done(id)).toMatchObject({ state: 'checked', position: null });
  });

  it('lets senders take turns, however many files one of them sends, and forgets then who sent them', async () => {
    const ids: string[] = [];
    await held(async () => {
      for (const sender of ['customer', 'customer', 'customer', 'anonymous', 'anonymous', 'other'] as const) {
        ids.push((await send(sender, aPdf()).expect(202)).body._id);
        await eventually(async () => expect((await model().findById(ids[0]))?.attempts).toBe(1));
      }
      const positions = ids.map(
        async (id) => (await as('production', 'get', `/api/artwork/files/${id}`)).body.position,
      );
      expect(await Promise.all(positions)).toEqual([null, 3, 5, 1, 4, 2]);
    });
    await eventually(() => expect(checked.filter(({ fileId }) => ids.includes(fileId))).toHaveLength(6), {
      timeoutMs: 60_000,
    });
    const order = checked.map(({ fileId }) => ids.indexOf(fileId)).filter((at) => at >= 0);
    expect(order).toEqual([0, 3, 5, 1, 4, 2]);
    for (const stored of await model().find({ _id: ids }))
      expect([stored.sender, stored.turn]).toEqual([undefined, undefined]);
  });

  it('lets no file wait for one whose checks take long, and none of a customer go before those of staff', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    slowHold = promise;
    const tiring = await sent(Buffer.concat([aPdf(), Buffer.from(`%${TIRING}\n`)]));
    await eventually(async () => expect((await model().findById(tiring))?.isSlow).toBe(true));
    expect((await done(await sent())).state).toBe('checked');
    expect((await read(tiring)).state).toBe('checking');
    slowHold = undefined;
    resolve();
    expect(await done(tiring)).toMatchObject({ state: 'checked' });
    expect((await model().findById(tiring))?.isSlow).toBeUndefined();

    const ids: string[] = [];
    await held(async () => {
      for (const sender of ['customer', 'customer', 'other', 'production', 'production'] as const) {
        ids.push((await send(sender, aPdf()).expect(202)).body._id);
        await eventually(async () => expect((await model().findById(ids[0]))?.attempts).toBe(1));
      }
      const positions = ids.map(
        async (id) => (await as('production', 'get', `/api/artwork/files/${id}`)).body.position,
      );
      expect(await Promise.all(positions)).toEqual([null, 4, 3, 1, 2]);
    });
    await eventually(() => expect(checked.filter(({ fileId }) => ids.includes(fileId))).toHaveLength(5), {
      timeoutMs: 60_000,
    });
  });

  it('keeps a file in hand for as long as its checks take', async () => {
    let id = '';
    await held(async () => {
      id = await sent();
      await eventually(async () => expect((await model().findById(id))?.attempts).toBe(1));
      const leaseUntil = async () => (await model().findById(id))?.leaseUntil?.getTime() ?? 0;
      const first = await leaseUntil();
      // It was renewed after the first lease and a second one would have ended.
      await eventually(async () => expect(await leaseUntil()).toBeGreaterThan(first + 2 * LEASE_MS));
    });
    expect((await done(id)).state).toBe('checked');
    expect((await model().findById(id))?.attempts).toBe(1);
  });

  it.each([
    ['once is checked by another', 1, 'checked'],
    ['twice is refused', 2, 'refused'],
  ])('that dies over a file %s', async (_what, deaths, state) => {
    const id = await sent();
    await done(id);
    await eventually(async () => expect((await model().findById(id))?.isQuarantined).toBe(false));
    const { client, bucket } = parts.store;
    await client.putObject(bucket, `artwork/quarantine/${id}`, aPdf());
    // As a process leaves it that was killed in the middle: claimed, and nobody renews the lease.
    const leaseUntil = new Date(Date.now() + LEASE_MS);
    const left = { state: 'checking', attempts: deaths, leaseUntil, isQuarantined: true };
    await model().updateOne({ _id: id }, { $set: left });
    expect(await read(id)).toMatchObject({ state: 'checking', position: null });
    expect((await done(id)).state).toBe(state);
  });

  it('does not take the word of a process that has lost its file', async () => {
    await held(async () => {
      const jobs = createJobStore(model(), relay);
      await sent(); // the running queue is busy with it
      const id = await sent();
      const now = new Date();
      const claim = async (at: Date) => {
        await model().updateMany(
          { _id: { $ne: id }, state: 'checking' },
          { $set: { leaseUntil: new Date(at.getTime() + 60_000) } },
        );
        return jobs.claim(at, 1000, 'quick');
      };
      const first = await claim(now);
      const second = await claim(new Date(now.getTime() + 1001));
      expect([first?.file.id, second?.file.id]).toEqual([id, id]);
      if (!first || !second) throw new Error('nothing was claimed');
      const outcome = { state: 'refused', sha256: null, refusal: { code: 'x', reason: { en: 'x', hi: 'x' } } } as const;
      expect(await jobs.finish(first, outcome)).toBe(false);
      expect(await jobs.renew(first, new Date())).toBeUndefined();
      expect((await model().findById(id))?.state).toBe('checking');
      await jobs.release(second, new Date(), { counts: false });
      expect((await model().findById(id))?.attempts).toBe(1);
    });
  });
});
