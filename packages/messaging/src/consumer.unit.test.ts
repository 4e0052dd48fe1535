import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { defineEvent } from '@print-shop/contracts';
import { createLogger, currentRequestId } from '@print-shop/service-kit/log';
import type { ConfirmChannel, Options } from 'amqplib';
import { z } from 'zod';
import { consume, isEvent, type Subscription } from './consumer.ts';
import { handled } from './metrics.ts';
import { keepPauses, skipPauses } from './pauses.fixture.ts';
import { anySender, type Senders } from './senders.ts';

const told = defineEvent('teller.told', 1, z.object({ n: z.number() }));
const QUEUE = 'hearer.note-on-told';
const DELAYS_MS = [1_000, 5_000];

type Handle = Subscription<typeof told>['handle'];
interface Sent {
  to: string;
  headers: Record<string, unknown>;
  mandatory?: boolean;
}

/** Consumes from a channel that the test delivers messages to, and notes what becomes of each. */
async function startConsuming(handle: Handle, { senders = anySender }: { senders?: Senders } = {}) {
  const steps: string[] = [];
  const sent: Sent[] = [];
  let [takesCopies, isOpen] = [true, true];
  let take = (_message: unknown): void => undefined;
  const settled = (step: string) => {
    if (!isOpen) throw new Error('Channel closed');
    steps.push(step);
  };
  const channel = Object.assign(new EventEmitter(), {
    assertQueue: async () => undefined,
    bindQueue: async () => undefined,
    prefetch: async (count: number) => void steps.push(`prefetch ${count}`),
    consume: async (_queue: string, consumer: typeof take) => {
      take = consumer;
      return { consumerTag: 'tag' };
    },
    cancel: async (tag: string) => void steps.push(`cancel ${tag}`),
    close: async () => void steps.push('close'),
    ack: () => settled('ack'),
    nack: () => settled('nack'),
  });
  channel.on('cancelled', () => steps.push('cancelled'));
  const publisher = {
    use: () => undefined,
    send: async (exchange: string, routingKey: string, _: Buffer, { headers, mandatory }: Options.Publish) => {
      if (!takesCopies) throw new Error('the broker did not take the message');
      sent.push({ to: `${exchange} ${routingKey}`, headers: { ...headers }, mandatory });
    },
  };
  const consumer = await consume(
    channel as unknown as ConfirmChannel,
    { queue: QUEUE, events: [told], handle: handle as Subscription<never>['handle'] },
    { publisher, senders, logger: createLogger('test', 'silent'), delaysMs: DELAYS_MS },
  );
  return {
    steps,
    sent,
    consumer,
    deliver: (content: string, headers?: object) =>
      take({ content: Buffer.from(content), properties: { userId: 'teller', headers } }),
    deleteQueue: () => take(null),
    refuseCopies: () => {
      takesCopies = false;
    },
    closeChannel: () => {
      isOpen = false;
    },
  };
}
const message = (n: unknown, more: object = {}) =>
  JSON.stringify({ id: randomUUID(), key: told.key, occurredAt: '2026-11-27T12:00:00Z', data: { n }, ...more });
const turn = () => new Promise((resolve) => setImmediate(resolve));
const countOf = async (outcome: string) =>
  (await handled.get()).values.find(({ labels }) => labels.queue === QUEUE && labels.outcome === outcome)?.value;

afterEach(keepPauses);

describe('a consumer', () => {
  it('acknowledges a message after it is handled, and counts it', async () => {
    const handling = Promise.withResolvers<void>();
    const { steps, deliver } = await startConsuming(() => handling.promise);
    const before = Number(await countOf('done'));
    deliver(message(1));
    await turn();
    expect(steps).toEqual(['prefetch 10']);
    handling.resolve();
    await turn();
    expect(steps).toEqual(['prefetch 10', 'ack']);
    expect(await countOf('done')).toBe(before + 1);
  });

  it('handles an event in the context of its request, or in a new one', async () => {
    const ids: (string | undefined)[] = [];
    const { deliver } = await startConsuming(async () => void ids.push(currentRequestId()));
    deliver(message(1, { requestId: 'request-0001' }));
    deliver(message(2));
    await turn();
    expect(ids).toEqual(['request-0001', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('sends a failed message to the queue of its next delay, and after the last delay to the dead letters', async () => {
    const { steps, sent, deliver } = await startConsuming(async () => {
      throw new RangeError('no stock');
    });
    const before = [Number(await countOf('retried')), Number(await countOf('dead'))];
    deliver(message(1));
    await turn();
    for (const [n] of DELAYS_MS.entries()) {
      deliver(message(1), sent[n]?.headers);
      await turn();
    }
    expect(sent.map(({ to }) => to)).toEqual([
      `print-shop.delay.1000 ${QUEUE}`,
      `print-shop.delay.5000 ${QUEUE}`,
      ` ${QUEUE}.dead`,
    ]);
    // A copy that reaches no queue would be lost with the acknowledged message.
    expect(sent.every(({ mandatory }) => mandatory)).toBe(true);
    expect(sent[0]?.headers).toMatchObject({ 'x-attempt': 1, 'x-failure': 'RangeError: no stock' });
    expect(steps.filter((step) => step === 'ack')).toHaveLength(3);
    expect([await countOf('retried'), await countOf('dead')]).toEqual([Number(before[0]) + 2, Number(before[1]) + 1]);
  });

  it('sends a message that no retry could read or trust to the dead letters at once', async () => {
    const isFrom = (_key: string, sender?: string) => sender === 'someone else';
    const unread = await startConsuming(async () => undefined);
    for (const content of ['{', message('one'), message(1, { key: 'teller.other.v1' })]) unread.deliver(content);
    const untrusted = await startConsuming(async () => undefined, { senders: { isFrom } });
    untrusted.deliver(message(1));
    await turn();
    const sent = [...unread.sent, ...untrusted.sent];
    expect(sent.map(({ to }) => to)).toEqual(Array(4).fill(` ${QUEUE}.dead`));
    expect(sent.slice(2).map(({ headers }) => headers['x-failure'])).toEqual([
      'Error: nobody here handles teller.other.v1',
      'Error: teller may not publish teller.told.v1',
    ]);
  });

  it('cuts the reason of a failure, which has to fit into a header', async () => {
    const { sent, deliver } = await startConsuming(async () => {
      throw `${'long '.repeat(1_000)}`;
    });
    deliver(message(1));
    await turn();
    expect(sent[0]?.headers['x-failure']).toBe('long '.repeat(200));
  });

  it('gives a message back, after a pause, when the broker takes no copy of it', async () => {
    const pauses = skipPauses();
    const { steps, deliver, refuseCopies } = await startConsuming(async () => {
      throw new Error('no stock');
    });
    refuseCopies();
    deliver(message(1));
    await turn();
    expect(pauses).toEqual([1_000]);
    expect(steps).toEqual(['prefetch 10', 'nack']);
  });

  it('leaves a message to the broker when its channel is closed', async () => {
    skipPauses();
    const { steps, consumer, deliver, closeChannel } = await startConsuming(async () => undefined);
    closeChannel();
    deliver(message(1));
    await consumer.stop();
    expect(steps).toEqual(['prefetch 10', 'cancel tag', 'close']);
  });

  it('says that its queue was deleted', async () => {
    const { steps, deleteQueue } = await startConsuming(async () => undefined);
    deleteQueue();
    expect(steps).toEqual(['prefetch 10', 'cancelled']);
  });

  it('stops after the messages in progress, and then closes its channel', async () => {
    const handling = Promise.withResolvers<void>();
    const { steps, deliver, consumer } = await startConsuming(() => handling.promise);
    deliver(message(1));
    const stopping = consumer.stop();
    await turn();
    expect(steps).toEqual(['prefetch 10', 'cancel tag']);
    handling.resolve();
    await stopping;
    expect(steps).toEqual(['prefetch 10', 'cancel tag', 'ack', 'close']);
  });
});

it('tells the events of a subscription apart', () => {
  const event = JSON.parse(message(1));
  expect(isEvent(event, told)).toBe(true);
  expect(isEvent({ ...event, key: 'teller.other.v1' }, told)).toBe(false);
});
