import { defineEvent } from '@print-shop/contracts';
import { z } from 'zod';
import { answering, outboxEntry, toEnvelope } from './outbox.ts';

const told = defineEvent('test.told', 1, z.object({ n: z.number() }));
const urgent = defineEvent('test.urgent', 1, z.object({ n: z.number() }), { mustReach: true });
const now = new Date('2026-11-27T12:00:00Z');

describe('the outbox entry of an event', () => {
  it('has the id of the request that causes it, which the envelope passes on', () => {
    const entry = outboxEntry(told, { n: 1 }, { now, id: '1', requestId: 'request-0001' });
    expect(entry).toStrictEqual({ id: '1', key: told.key, occurredAt: now, requestId: 'request-0001', data: { n: 1 } });
    expect(toEnvelope(entry)).toStrictEqual({ ...entry, occurredAt: '2026-11-27T12:00:00.000Z' });
  });

  it('has the id of the event that it answers, which the envelope passes on', async () => {
    const answer = await answering('event-1', async () => {
      await Promise.resolve();
      return outboxEntry(told, { n: 1 }, { now, id: '2' });
    });
    expect(answer).toStrictEqual({ id: '2', key: told.key, occurredAt: now, cause: 'event-1', data: { n: 1 } });
    expect(toEnvelope(answer)).toMatchObject({ cause: 'event-1' });
    expect(toEnvelope(outboxEntry(told, { n: 1 }))).not.toHaveProperty('cause');
  });

  it('has no such id outside a request, and says where it must reach a queue', () => {
    const entry = outboxEntry(urgent, { n: 1 }, { now, id: '1' });
    expect(entry).toStrictEqual({ id: '1', key: urgent.key, occurredAt: now, mustReach: true, data: { n: 1 } });
    expect(toEnvelope(entry)).not.toHaveProperty('requestId');
  });
});
