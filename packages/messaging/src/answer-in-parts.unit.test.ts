import { defineEvent, type Envelope } from '@print-shop/contracts';
import { withRequestId } from '@print-shop/service-kit/log';
import { z } from 'zod';
import { answerInParts, type Part, type PartsSection, partsOf } from './answer-in-parts.ts';
import type { Broker } from './broker.ts';
import type { Subscription } from './consumer.ts';

async function all(...sections: PartsSection[]): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of partsOf(sections)) parts.push(part);
  return parts;
}
const rows = (count: number, text = '') => Array.from({ length: count }, (_, n) => ({ n, text }));

describe('an answer in parts', () => {
  it('has a part for each section, also an empty one, and the last says how many there are', async () => {
    expect(await all({ section: 'cart', rows: [] }, { section: 'orders', rows: rows(1) })).toEqual([
      { part: 1, section: 'cart', rows: [] },
      { part: 2, of: 2, section: 'orders', rows: [{ n: 0, text: '' }] },
    ]);
  });

  it('holds at most 100 rows in a part, and loses none', async () => {
    const parts = await all({ section: 'orders', rows: rows(201) });
    expect(parts.map((part) => part.rows.length)).toEqual([100, 100, 1]);
    expect(parts.map(({ of }) => of)).toEqual([undefined, undefined, 3]);
    expect(parts.flatMap((part) => part.rows)).toEqual(rows(201));
  });

  it('holds at most 200,000 characters in a part, but for a single long row', async () => {
    const parts = await all({
      section: 'orders',
      rows: [...rows(3, 'x'.repeat(90_000)), ...rows(1, 'x'.repeat(300_000))],
    });
    expect(parts.map((part) => part.rows.length)).toEqual([2, 1, 1]);
  });

  it('fills each part with 200,000 characters, where rows fit exactly', async () => {
    const length = JSON.stringify({ n: 0, text: '' }).length;
    const parts = await all({ section: 'orders', rows: rows(4, 'x'.repeat(100_000 - length)) });
    expect(parts.map((part) => part.rows.length)).toEqual([2, 2]);
  });

  it('has no empty part before a long row', async () => {
    const parts = await all({ section: 'orders', rows: rows(1, 'x'.repeat(300_000)) });
    expect(parts.map((part) => part.rows.length)).toEqual([1]);
  });

  it('has one empty part where there are no sections', async () => {
    expect(await all()).toEqual([{ part: 1, of: 1, section: '', rows: [] }]);
  });
});

describe('the answer to a request', () => {
  const asked = defineEvent('asker.asked', 1, z.object({ person: z.string(), isKnown: z.boolean() }));
  const answered = defineEvent('teller.answered', 1, z.record(z.string(), z.unknown()));

  /** Answers a request, and returns what is published for it. */
  async function answersTo(data: z.infer<typeof asked.data>, requestId?: string) {
    const published: { event: Envelope; options?: object }[] = [];
    let subscription: Subscription<typeof asked> | undefined;
    const broker = {
      subscribe: async (one: typeof subscription) => {
        subscription = one;
      },
      publish: async (event: Envelope, options?: object) => void published.push({ event, options }),
    } as unknown as Broker;
    await answerInParts(broker, {
      queue: 'teller.answer-on-asked',
      request: asked,
      answer: answered,
      about: ({ data: { person, isKnown } }) => (isKnown ? { person } : undefined),
      sections: () => [
        { section: 'cart', rows: [{ at: new Date('2026-11-27T12:00:00Z') }] },
        { section: 'orders', rows: [] },
      ],
    });
    const event = { id: '1', key: asked.key, occurredAt: '2026-11-27T12:00:00Z', data };
    const handle = () => subscription?.handle(event);
    await (requestId ? withRequestId(requestId, handle) : handle());
    return published;
  }

  it('has an event for each part, which must reach whoever asked, with the id of the request', async () => {
    const published = await answersTo({ person: 'asha', isKnown: true }, 'request-0001');
    expect(published.map(({ event }) => event.data)).toEqual([
      { person: 'asha', part: 1, section: 'cart', rows: [{ at: '2026-11-27T12:00:00.000Z' }] },
      { person: 'asha', part: 2, of: 2, section: 'orders', rows: [] },
    ]);
    for (const { event, options } of published) {
      expect(event).toMatchObject({ key: answered.key, requestId: 'request-0001' });
      expect(options).toEqual({ mandatory: true });
    }
    expect(new Set(published.map(({ event }) => event.id)).size).toBe(2);
  });

  it('has no id of a request that has none', async () => {
    const [first] = await answersTo({ person: 'asha', isKnown: true });
    expect(first?.event).not.toHaveProperty('requestId');
  });

  it('is not given where the request is for another', async () => {
    expect(await answersTo({ person: 'asha', isKnown: false })).toEqual([]);
  });
});
