import type { Envelope } from '@print-shop/contracts';
import { createLogger } from '@print-shop/service-kit/log';
import { type AnnouncementModel, announce } from './announcements.ts';
import { outboxLag, published, publishFailed } from './metrics.ts';
import type { OutboxDocument, OutboxEntry, OutboxModel } from './outbox.ts';
import { createRelay } from './relay.ts';

const KEY = 'teller.told.v1';
const SWEEP_EVERY_MS = 2_000;
const SWEEP_AFTER_MS = 5_000;

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const entry = (id: string, ageMs = 0, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  key: KEY,
  occurredAt: new Date(Date.now() - ageMs),
  data: {},
  ...more,
});

/** A relay over a collection in memory and a broker whose confirms the test gives. */
function start(documents: OutboxDocument[] = []) {
  const state = { isConnected: true, isHeld: false, isDatabaseAway: false, reading: Promise.resolve() };
  const sent: { id: string; mandatory?: boolean; confirm(): void; fail(): void }[] = [];
  const read: unknown[] = [];
  const removed: string[] = [];
  const model: OutboxModel = {
    modelName: 'Thing',
    updateMany: async (_, update) => {
      removed.push(...(update as { $pull: { outbox: { id: { $in: string[] } } } }).$pull.outbox.id.$in);
    },
    find: (filter, _, options) => {
      if (state.isDatabaseAway) throw new Error('the database is away');
      const { $lt } = (filter as { 'outbox.occurredAt': { $lt: Date } })['outbox.occurredAt'];
      const { limit } = options as { limit: number };
      const found = documents
        .filter(({ outbox }) => outbox.some(({ id, occurredAt }) => occurredAt < $lt && !removed.includes(id)))
        .slice(0, limit || undefined);
      async function* cursor() {
        await state.reading;
        for (const document of found) {
          read.push(document._id);
          yield document;
        }
      }
      return { lean: () => ({ cursor }) };
    },
  };
  const broker = {
    isConnected: () => state.isConnected,
    publish: ({ id }: Envelope, { mandatory }: { mandatory?: boolean } = {}) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      sent.push({ id, mandatory, confirm: resolve, fail: () => reject(new Error('not confirmed')) });
      if (!state.isHeld) resolve();
      return promise;
    },
  };
  const logger = createLogger('test', 'silent');
  const relay = createRelay({
    broker,
    models: [model],
    logger,
    sweepEveryMs: SWEEP_EVERY_MS,
    sweepAfterMs: SWEEP_AFTER_MS,
  });
  return { state, sent, read, removed, model, relay, ids: () => sent.map(({ id }) => id) };
}
const counts = async () => {
  const of = async (counter: typeof published) =>
    (await counter.get()).values.find(({ labels }) => labels.key === KEY)?.value ?? 0;
  return { published: await of(published), failed: await of(publishFailed) };
};
const lagSeconds = async () => (await outboxLag.get()).values[0]?.value;

describe('a nudge', () => {
  it("publishes a document's events one after the other, also those of later nudges, and each once", async () => {
    const { state, sent, relay, model, ids } = start();
    state.isHeld = true;
    const outbox: OutboxEntry[] = [];
    for (const id of ['1', '2', '3']) {
      outbox.push(entry(id));
      void relay.nudge(model, { _id: 'a', outbox: [...outbox] });
    }
    for (const [n, id] of ['1', '2', '3'].entries()) {
      await pass(0);
      expect(ids().slice(n)).toEqual([id]);
      sent[n]?.confirm();
    }
    await relay.close();
    expect(ids()).toEqual(['1', '2', '3']);
  });

  it('lets the events of a document wait for no other', async () => {
    const { state, sent, relay, model, ids } = start();
    state.isHeld = true;
    void relay.nudge(model, { _id: 'a', outbox: [entry('1')] });
    void relay.nudge(model, { _id: 'b', outbox: [entry('2')] });
    await pass(0);
    expect(ids()).toEqual(['1', '2']);
    for (const { confirm } of sent) confirm();
    await relay.close();
  });

  it('keeps the order of events while an older one waits, whichever nudge comes first', async () => {
    const { state, sent, relay, model, ids } = start();
    state.isHeld = true;
    void relay.nudge(model, { _id: 'a', outbox: [entry('1')] });
    void relay.nudge(model, { _id: 'a', outbox: [entry('1'), entry('2')] });
    await pass(0);
    sent[0]?.confirm();
    await pass(0);
    expect(ids()).toEqual(['1', '2']);
    void relay.nudge(model, { _id: 'a', outbox: [entry('2'), entry('3')] });
    await pass(0);
    expect(ids()).toEqual(['1', '2']);
    sent[1]?.confirm();
    await pass(0);
    expect(ids()).toEqual(['1', '2', '3']);
    sent[2]?.confirm();
    await relay.close();
  });

  it('stops at an event that is not confirmed, and the next one starts with it', async () => {
    const { state, sent, relay, model, ids } = start();
    const before = await counts();
    state.isHeld = true;
    const document = { _id: 'a', outbox: [entry('1'), entry('2')] };
    const nudge = relay.nudge(model, document);
    await pass(0);
    sent[0]?.fail();
    await nudge;
    expect(ids()).toEqual(['1']);
    expect(await counts()).toEqual({ published: before.published, failed: before.failed + 1 });
    state.isHeld = false;
    await relay.nudge(model, document);
    expect(ids()).toEqual(['1', '1', '2']);
    expect(await counts()).toEqual({ published: before.published + 2, failed: before.failed + 1 });
    await relay.close();
  });

  it('sends nothing while the broker is away', async () => {
    const { state, relay, model, ids } = start();
    state.isConnected = false;
    await relay.nudge(model, { _id: 'a', outbox: [entry('1')] });
    expect(ids()).toEqual([]);
    await relay.close();
  });

  it('asks the broker to return only an event that must reach a queue', async () => {
    const { sent, relay, model } = start();
    await relay.nudge(model, { _id: 'a', outbox: [entry('1'), entry('2', 0, { mustReach: true })] });
    expect(sent.map(({ mandatory }) => mandatory)).toEqual([false, true]);
    await relay.close();
  });

  it('follows at once when an announcement is stored', async () => {
    const { relay, ids } = start();
    const model = { modelName: 'Announcement', create: async (document: object) => ({ _id: 'a', ...document }) };
    await announce(model as unknown as AnnouncementModel, relay, entry('1'));
    await pass(0);
    expect(ids()).toEqual(['1']);
  });
});

describe('the sweep', () => {
  it('publishes the events that nobody has published in a while, and measures the age of the oldest', async () => {
    const { relay, removed, ids } = start([
      { _id: 'a', outbox: [entry('1', 60_000), entry('2', 1_000)] },
      { _id: 'b', outbox: [entry('3', 8_000)] },
      { _id: 'c', outbox: [entry('4', 1_000)] },
    ]);
    await relay.sweep();
    expect(ids()).toEqual(['1', '2', '3']);
    expect(removed).toEqual(['1', '2', '3']);
    expect(await lagSeconds()).toBe(60);
    await relay.sweep();
    expect(ids()).toEqual(['1', '2', '3']);
    expect(await lagSeconds()).toBe(0);
    await relay.close();
  });

  it('runs by itself, one after the other', async () => {
    const { state, sent, read, relay } = start([{ _id: 'a', outbox: [entry('1', 60_000)] }]);
    state.isHeld = true;
    await pass(SWEEP_EVERY_MS - 1);
    expect(read).toEqual([]);
    await pass(1 + 2 * SWEEP_EVERY_MS);
    expect(read).toEqual(['a']);
    sent[0]?.fail();
    await pass(SWEEP_EVERY_MS);
    expect(read).toEqual(['a', 'a']);
    sent[1]?.confirm();
    await relay.close();
  });

  it('reads one document while the broker is away, to measure its age, and publishes nothing', async () => {
    const { state, read, relay, ids } = start([
      { _id: 'a', outbox: [entry('1', 60_000)] },
      { _id: 'b', outbox: [entry('2', 8_000)] },
    ]);
    state.isConnected = false;
    await relay.sweep();
    expect(read).toEqual(['a']);
    expect(ids()).toEqual([]);
    expect(await lagSeconds()).toBe(60);
    await relay.close();
  });

  it('stops reading when the broker goes away meanwhile', async () => {
    const { state, sent, read, relay } = start(
      ['1', '2', '3'].map((id) => ({ _id: `of ${id}`, outbox: [entry(id, 60_000)] })),
    );
    state.isHeld = true;
    const sweep = relay.sweep();
    await pass(0);
    state.isConnected = false;
    sent[0]?.fail();
    await sweep;
    expect(read).toEqual(['of 1', 'of 2']);
    await relay.close();
  });

  it('passes over what is published already but not yet removed', async () => {
    const document = { _id: 'a', outbox: [entry('1', 60_000), entry('2', 8_000)] };
    const { relay, model, ids } = start([document]);
    await relay.nudge(model, { _id: 'a', outbox: document.outbox.slice(0, 1) });
    await relay.sweep();
    expect(ids()).toEqual(['1', '2']);
    expect(await lagSeconds()).toBe(8);
    await relay.close();
  });

  it('is tried again when it has failed', async () => {
    const { state, relay, ids } = start([{ _id: 'a', outbox: [entry('1', 60_000)] }]);
    state.isDatabaseAway = true;
    await relay.sweep();
    expect(ids()).toEqual([]);
    state.isDatabaseAway = false;
    await pass(SWEEP_EVERY_MS);
    expect(ids()).toEqual(['1']);
    await relay.close();
  });
});

describe('the end of a relay', () => {
  it('comes after the events under way, whose removal it does not leave to the next start', async () => {
    const { state, sent, removed, relay, model } = start();
    state.isHeld = true;
    void relay.nudge(model, { _id: 'a', outbox: [entry('1')] });
    await pass(0);
    let isClosed = false;
    const closing = relay.close().then(() => {
      isClosed = true;
    });
    await pass(0);
    expect(isClosed).toBe(false);
    sent[0]?.confirm();
    await closing;
    expect(removed).toEqual(['1']);
  });

  it('comes after the sweep under way, also while that reads, and no other follows', async () => {
    const { state, sent, read, relay } = start([{ _id: 'a', outbox: [entry('1', 60_000)] }]);
    const reading = Promise.withResolvers<void>();
    state.reading = reading.promise;
    state.isHeld = true;
    const sweep = relay.sweep();
    let isClosed = false;
    const closing = relay.close().then(() => {
      isClosed = true;
    });
    await pass(0);
    expect(isClosed).toBe(false);
    reading.resolve();
    await pass(0);
    expect(isClosed).toBe(false);
    sent[0]?.fail();
    await Promise.all([sweep, closing]);
    await pass(2 * SWEEP_EVERY_MS);
    expect(read).toEqual(['a']);
  });
});
