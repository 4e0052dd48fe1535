import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net';
import { defineEvent, type Envelope } from '@print-shop/contracts';
import { createLogger, currentRequestId } from '@print-shop/service-kit/log';
import { eventually, openSuite, type Suite } from '@print-shop/test-kit';
import { connect } from 'amqplib';
import { z } from 'zod';
import { type Broker, connectBroker } from './broker.ts';
import { listDeadLetters, replayDeadLetters } from './dead-letters.ts';
import { handled } from './metrics.ts';
import { NotConfirmed, Unroutable } from './publisher.ts';
import { DELIVERY_LIMIT, deadQueueOf, EXCHANGE } from './topology.ts';
import { reportDeadLetters } from './watch-dead-letters.ts';

const happened = defineEvent('test.thing-happened', 1, z.object({ n: z.number() }));
const ended = defineEvent('test.thing-ended', 1, z.object({ n: z.number() }));
const nobodys = defineEvent('test.nobody-cares', 1, z.object({}));
const event = (n: number, requestId?: string): Envelope => ({
  id: randomUUID(),
  key: happened.key,
  occurredAt: new Date().toISOString(),
  requestId,
  data: { n },
});
const lines: string[] = [];
const logger = createLogger('test', 'debug', { write: (line) => void lines.push(line) });
const retryDelaysMs = [50, 120];

let suite: Suite;
let broker: Broker;
let queues = 0;
const newQueue = () => `test.queue-${++queues}`;

beforeAll(async () => {
  suite = await openSuite();
  broker = await connectBroker({ url: suite.rabbitmqUrl, service: 'test', logger, retryDelaysMs });
  await eventually(() => expect(broker.isConnected()).toBe(true));
});

afterAll(async () => {
  await broker.close();
  await suite.close();
});

/** Counts a queue's messages and consumers, over its own connection. */
async function inspect(queue: string): Promise<{ messageCount: number; consumerCount: number }> {
  const connection = await connect(suite.rabbitmqUrl);
  try {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined); // the rejection already reports a missing queue
    return await channel.checkQueue(queue);
  } finally {
    await connection.close();
  }
}

const CLOCKS = [
  ...(['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];
const countOf = async (queue: string) => (await inspect(queue)).messageCount;

/** The names of all queues, by the management API, which learns of a new one at once. */
async function queueNames(): Promise<string[]> {
  const { origin, username, password } = new URL(suite.rabbitmqAdminUrl);
  const vhost = new URL(suite.rabbitmqUrl).pathname.slice(1);
  const res = await fetch(`${origin}/api/queues/${vhost}?columns=name`, {
    headers: { authorization: `Basic ${btoa(`${username}:${password}`)}` },
  });
  return ((await res.json()) as { name: string }[]).map(({ name }) => name);
}

async function publishRaw(content: string): Promise<void> {
  const connection = await connect(suite.rabbitmqUrl);
  const channel = await connection.createConfirmChannel();
  channel.publish(EXCHANGE, happened.key, Buffer.from(content));
  await channel.waitForConfirms();
  await connection.close();
}

describe('a subscription', () => {
  it('counts from zero, so that the first dead message is an increase', async () => {
    const queue = newQueue();
    await broker.subscribe({ queue, events: [happened], handle: async () => undefined });
    const { values } = await handled.get();
    const counts = values.filter(({ labels }) => labels.queue === queue);
    expect(counts.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ['done', 0],
      ['retried', 0],
      ['dead', 0],
    ]);
  });

  it('gets an event once, in the context of the request that caused it', async () => {
    const seen: unknown[] = [];
    const handle = async ({ data }: Envelope<{ n: number }>) => void seen.push([data.n, currentRequestId()]);
    const queue = newQueue();
    await broker.subscribe({ queue, events: [happened], handle });
    await broker.publish(event(1, 'request-0001'));
    await eventually(() => expect(seen).toEqual([[1, 'request-0001']]));
    expect(await countOf(queue)).toBe(0);
  });

  it('leaves a line in a detailed log for each event, with the id of the request that caused it', async () => {
    const queue = newQueue();
    await broker.subscribe({ queue, events: [happened], handle: async () => undefined });
    await broker.publish(event(1, 'request-0007'));
    await eventually(() => {
      const logged = lines.map((line) => JSON.parse(line)).filter((line) => line.queue === queue);
      expect(logged).toEqual([
        expect.objectContaining({ level: 'debug', requestId: 'request-0007', key: happened.key, msg: 'event' }),
      ]);
    });
  });

  it('tries a failed event again with growing delays, then parks it with the reason', async () => {
    const tries: number[] = [];
    const queue = newQueue();
    await broker.subscribe({
      queue,
      events: [happened],
      handle: async ({ data }) => {
        if (data.n !== 2) return;
        tries.push(Date.now());
        throw new Error('no stock service');
      },
    });
    await broker.publish(event(2));
    await eventually(async () => expect(await countOf(deadQueueOf(queue))).toBe(1));
    const [first = 0, second = 0, third = 0] = tries;
    expect(tries).toHaveLength(3);
    expect(second - first).toBeGreaterThanOrEqual(50);
    expect(third - second).toBeGreaterThanOrEqual(120);
    const dead = await listDeadLetters(suite.rabbitmqUrl, suite.rabbitmqAdminUrl);
    expect(dead).toContainEqual({ queue, count: 1, reasons: [expect.stringContaining('no stock service')] });
  });

  it('takes replayed events when their cause is gone', async () => {
    let isBroken = true;
    const seen: number[] = [];
    const queue = newQueue();
    await broker.subscribe({
      queue,
      events: [happened],
      handle: async ({ data }) => {
        if (isBroken) throw new Error('broken');
        seen.push(data.n);
      },
    });
    for (const n of [31, 32, 33]) await broker.publish(event(n));
    await eventually(async () => expect(await countOf(deadQueueOf(queue))).toBe(3));
    isBroken = false;
    expect(await replayDeadLetters(suite.rabbitmqUrl, queue, 2)).toBe(2);
    expect(await replayDeadLetters(suite.rabbitmqUrl, queue)).toBe(1);
    await eventually(() => expect(seen.toSorted()).toEqual([31, 32, 33]));
    expect(await countOf(deadQueueOf(queue))).toBe(0);
  });

  it.each([
    ['is not JSON', '{'],
    ['is no envelope', '{"n":1}'],
    ['breaks its contract', JSON.stringify({ ...event(1), data: { n: 'one' } })],
  ])('parks at once what %s', async (_, content) => {
    const queue = newQueue();
    const handle = async () => {
      throw new Error('must not be called');
    };
    await broker.subscribe({ queue, events: [happened], handle });
    await publishRaw(content);
    await eventually(async () => expect(await countOf(deadQueueOf(queue))).toBe(1));
    const [dead] = (await listDeadLetters(suite.rabbitmqUrl, suite.rabbitmqAdminUrl)).filter((d) => d.queue === queue);
    expect(dead?.reasons[0]).toMatch(/^a message without id: (?!.*must not be called)/);
  });

  it('comes back after its queue was deleted, and says that it is away meanwhile', async () => {
    const seen: number[] = [];
    const queue = newQueue();
    await broker.subscribe({ queue, events: [happened], handle: async ({ data }) => void seen.push(data.n) });
    const connection = await connect(suite.rabbitmqUrl);
    await (await connection.createChannel()).deleteQueue(queue);
    await connection.close();
    await eventually(() => expect(broker.isListening()).toBe(false));
    expect(broker.isConnected()).toBe(true);
    await eventually(() => expect(broker.isListening()).toBe(true));
    // Consuming is the last step: before it, the queue may exist but not be bound yet.
    await eventually(async () => expect(await inspect(queue)).toMatchObject({ consumerCount: 1 }));
    await broker.publish(event(5));
    await eventually(() => expect(seen).toEqual([5]));
  });

  it('no longer gets the events that it was for in an earlier release', async () => {
    const queue = newQueue();
    const handle = async () => undefined;
    const earlier = await connectBroker({ url: suite.rabbitmqUrl, service: 'earlier', logger, retryDelaysMs });
    await eventually(() => expect(earlier.isConnected()).toBe(true));
    await earlier.subscribe({ queue, events: [happened, ended], handle });
    await earlier.close();
    const endedNow = { ...event(1), key: ended.key };
    await broker.publish(endedNow, { mandatory: true });
    await broker.subscribe({ queue, events: [happened], formerEvents: [ended], handle });
    await expect(broker.publish(endedNow, { mandatory: true })).rejects.toThrow(Unroutable);
  });

  it('of an earlier release is retired: it gets no events any more, and goes once nobody consumes it', async () => {
    const [queue, kept] = [newQueue(), newQueue()];
    const handle = async () => {
      throw new Error('cannot be handled');
    };
    const earlier = await connectBroker({ url: suite.rabbitmqUrl, service: 'earlier', logger, retryDelaysMs });
    await eventually(() => expect(earlier.isConnected()).toBe(true));
    for (const name of [queue, kept]) await earlier.subscribe({ queue: name, events: [ended], handle });
    const endedNow = { ...event(1), key: ended.key };
    await broker.publish(endedNow, { mandatory: true });
    await eventually(async () => expect(await countOf(deadQueueOf(kept))).toBe(1));
    await broker.retire({ [queue]: [ended.key], [kept]: [ended.key] });
    await expect(broker.publish(endedNow, { mandatory: true })).rejects.toThrow(Unroutable);
    expect(await inspect(queue)).toMatchObject({ consumerCount: 1 });
    await earlier.close();
    await broker.retire({ [queue]: [ended.key], [kept]: [ended.key] });
    const names = await queueNames();
    expect([queue, kept, deadQueueOf(kept)].map((name) => names.includes(name))).toEqual([false, false, true]);
  });

  it('finishes the event in progress when its broker closes, and is not started again meanwhile', async () => {
    const closing = await connectBroker({ url: suite.rabbitmqUrl, service: 'closing', logger, retryDelaysMs });
    await eventually(() => expect(closing.isConnected()).toBe(true));
    const [idle, busy] = [newQueue(), newQueue()];
    const [begun, handling] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await closing.subscribe({ queue: idle, events: [happened], handle: async () => undefined });
    await closing.subscribe({
      queue: busy,
      events: [happened],
      handle: () => {
        begun.resolve();
        return handling.promise;
      },
    });
    await broker.publish(event(7));
    await begun.promise;
    // The time after which a lost consumer is started again is the test's own.
    jest.useFakeTimers({ doNotFake: CLOCKS.filter((clock) => clock !== 'setTimeout') });
    let isClosed = false;
    const close = closing.close().then(() => {
      isClosed = true;
    });
    await eventually(async () => expect(await inspect(idle)).toMatchObject({ consumerCount: 0 }));
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();
    expect(await inspect(idle)).toMatchObject({ consumerCount: 0 });
    expect(isClosed).toBe(false);
    handling.resolve();
    await close;
    expect(await countOf(busy)).toBe(0);
  });

  it('gives an event on which its process dies again and again to the dead', async () => {
    const queue = newQueue();
    const first = await connectBroker({ url: suite.rabbitmqUrl, service: 'first', logger, retryDelaysMs });
    await eventually(() => expect(first.isConnected()).toBe(true));
    await first.subscribe({ queue, events: [happened], handle: async () => undefined });
    await first.close();
    await broker.publish(event(6));
    let deliveries = 0;
    await eventually(
      async () => {
        if (await dieOn(queue)) deliveries += 1;
        expect(await countOf(deadQueueOf(queue))).toBe(1);
      },
      { timeoutMs: 20_000, everyMs: 1 },
    );
    expect(deliveries).toBe(DELIVERY_LIMIT + 1);
    const dead = await listDeadLetters(suite.rabbitmqUrl, suite.rabbitmqAdminUrl);
    expect(dead).toContainEqual({ queue, count: 1, reasons: [expect.stringContaining('crashed again and again')] });
  });
});

/** Takes a message and disconnects without acknowledging it, as in a crash. */
async function dieOn(queue: string): Promise<boolean> {
  const connection = await connect(suite.rabbitmqUrl);
  const message = await (await connection.createChannel()).get(queue);
  await connection.close();
  return message !== false;
}

describe('a listener', () => {
  it('has a queue that no other connection can read', async () => {
    const before = await queueNames();
    await broker.listen({ events: [ended], handle: () => undefined });
    const own = (await queueNames()).filter((name) => !before.includes(name));
    expect(own).toHaveLength(1);
    await expect(inspect(own[0] ?? '')).rejects.toThrow('RESOURCE_LOCKED');
  });

  it('hears its events also when it came before the connection', async () => {
    const heard: unknown[] = [];
    const early = await connectBroker({ url: suite.rabbitmqUrl, service: 'early', logger, retryDelaysMs });
    const gaps: string[] = [];
    await early.listen({
      events: [ended],
      handle: ({ data }) => void heard.push(data.n),
      missed: () => void gaps.push('before the connection'),
    });
    await eventually(() => expect(early.isListening()).toBe(true));
    await broker.publish({ ...event(8), key: ended.key });
    await eventually(() => expect(heard).toEqual([8]));
    expect(gaps).toEqual(['before the connection']);
    await early.close();
  });
});

describe('dead letters', () => {
  it('cannot be replayed from a queue that does not exist', async () => {
    await expect(replayDeadLetters(suite.rabbitmqUrl, 'test.no-queue')).rejects.toThrow('NOT_FOUND');
  });

  it('cannot be looked for in a queue that does not exist', async () => {
    const connection = await connect(suite.rabbitmqUrl);
    const report = reportDeadLetters(connection, 'test', ['test.no-queue'], async () => undefined);
    await expect(report).rejects.toThrow('NOT_FOUND');
    await connection.close();
  });

  it('are listed with no other queue, and only the first reasons', async () => {
    const queue = newQueue();
    await broker.subscribe({ queue, events: [ended], handle: async () => undefined });
    for (let n = 0; n < 6; n += 1) await broker.publish({ ...event(n), key: ended.key, data: { n: 'one' } });
    await eventually(async () => expect(await countOf(deadQueueOf(queue))).toBe(6));
    for (let times = 0; times < 2; times += 1) {
      const dead = await listDeadLetters(suite.rabbitmqUrl, suite.rabbitmqAdminUrl);
      const found = dead.find((one) => one.queue === queue);
      expect(found).toMatchObject({ count: 6 });
      expect(found?.reasons).toHaveLength(5);
      expect(dead.filter(({ count }) => count === 0)).toEqual([]);
    }
    expect(await countOf(queue)).toBe(0);
  });

  it('cannot be listed with a wrong password', async () => {
    const adminUrl = Object.assign(new URL(suite.rabbitmqAdminUrl), { password: 'wrong' }).href;
    await expect(listDeadLetters(suite.rabbitmqUrl, adminUrl)).rejects.toThrow('answered 401');
  });
});

describe('publishing', () => {
  it('does not mind an event that nobody wants', async () => {
    await broker.publish({ ...event(1), key: nobodys.key, data: {} });
  });

  it('refuses one that must reach a queue and cannot', async () => {
    const lost = broker.publish({ ...event(1), key: nobodys.key, data: {} }, { mandatory: true });
    await expect(lost).rejects.toThrow(Unroutable);
  });
});

describe('a connection that the network resets', () => {
  it('is made again, and consumers and listeners with it, which are told that they missed events', async () => {
    const address = new URL(suite.rabbitmqUrl);
    const sockets: Socket[] = [];
    const proxy = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      const upstream = connectSocket(Number(address.port), address.hostname);
      socket.pipe(upstream).pipe(socket);
      socket.on('close', () => upstream.destroy());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const url = Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href;
    const reset = await connectBroker({ url, service: 'reset', logger, retryDelaysMs });
    await eventually(() => expect(reset.isConnected()).toBe(true));
    const [consumed, heard]: [number[], number[]] = [[], []];
    const queue = newQueue();
    await reset.subscribe({ queue, events: [ended], handle: async ({ data }) => void consumed.push(data.n) });
    const gaps: string[] = [];
    await reset.listen({
      events: [ended],
      handle: ({ data }) => void heard.push(data.n),
      missed: () => void gaps.push('after a reset'),
    });
    expect(gaps).toEqual([]);
    sockets[0]?.resetAndDestroy();
    await eventually(async () => {
      expect(sockets).toHaveLength(2);
      expect(reset.isConnected()).toBe(true);
      expect(await inspect(queue)).toMatchObject({ consumerCount: 1 });
    });
    await reset.publish({ ...event(9), key: ended.key });
    await eventually(() => expect([consumed, heard]).toEqual([[9], [9]]));
    expect(gaps).toEqual(['after a reset']);
    await reset.close();
    proxy.close();
    await once(proxy, 'close');
  });
});

describe('a broker that is away at the start', () => {
  it('is waited for without a crash, and says that nothing can be sent', async () => {
    const away = await connectBroker({ url: 'amqp://127.0.0.1:1', service: 'test', logger });
    await away.subscribe({ queue: newQueue(), events: [happened], handle: async () => undefined });
    expect(away.isConnected()).toBe(false);
    await expect(away.publish(event(1))).rejects.toThrow(NotConfirmed);
    await away.close();
  });
});
