import { randomUUID } from 'node:crypto';
import { deadLettersFoundBy, defineEvent } from '@print-shop/contracts';
import { createLogger } from '@print-shop/service-kit/log';
import { eventually, openSuite, type Suite } from '@print-shop/test-kit';
import { type ConfirmChannel, connect } from 'amqplib';
import { z } from 'zod';
import { type Broker, connectBroker } from './broker.ts';
import { ensureBrokerUsers, makeOperator } from './broker-users.ts';
import { listDeadLetters, replayDeadLetters } from './dead-letters.ts';
import { NotConfirmed } from './publisher.ts';
import { deadQueueOf, delayExchange, EXCHANGE } from './topology.ts';

// Three services on a broker where each has its own user.
const services = ['teller', 'hearer', 'liar'] as const;
const told = defineEvent('teller.told', 1, z.object({ n: z.number() }));
const logger = createLogger('test', 'silent');
const retryDelaysMs = [50];

let suite: Suite;
let urls: Record<string, string>;
let teller: Broker;
let hearer: Broker;
let liar: Broker;

const asService = async (service: (typeof services)[number]): Promise<Broker> => {
  const broker = await connectBroker({
    url: urls[service] ?? '',
    service,
    logger,
    retryDelaysMs,
    hasOwnUsers: true,
    confirmLimitMs: 1_000,
    lookEveryMs: 100,
  });
  await eventually(() => expect(broker.isConnected()).toBe(true));
  return broker;
};

beforeAll(async () => {
  suite = await openSuite();
  await makeOperator(suite.rabbitmqAdminUrl);
  urls = await ensureBrokerUsers(suite.rabbitmqUrl, suite.rabbitmqAdminUrl, services);
  [teller, hearer, liar] = await Promise.all([asService('teller'), asService('hearer'), asService('liar')]);
});
afterAll(async () => {
  // A message that was not opened hides no reason.
  for (const broker of [teller, hearer, liar]) await broker?.close();
  await suite?.close();
});

const event = (n: number, key = told.key) => ({
  id: randomUUID(),
  key,
  occurredAt: new Date().toISOString(),
  data: { n },
});

/** Acts as another program with the service's password could; rejects with the broker's error. */
async function asLiar(act: (channel: ConfirmChannel) => unknown): Promise<void> {
  const connection = await connect(urls.liar ?? '');
  const channel = await connection.createConfirmChannel();
  const refused = new Promise<never>((_, reject) => channel.once('error', reject));
  try {
    await Promise.race([refused, Promise.resolve(act(channel)).then(() => channel.waitForConfirms())]);
  } finally {
    await connection.close();
  }
}

const forged = (n: number, extra: object = {}) => Buffer.from(JSON.stringify({ ...event(n), ...extra }));

let queues = 0;
/** Subscribes the hearer, and collects the numbers that it receives. */
async function hear(handle?: (n: number) => void) {
  const numbers: number[] = [];
  const queue = `hearer.queue-${++queues}`;
  await hearer.subscribe({
    queue,
    events: [told],
    handle: async ({ data: { n } }) => {
      handle?.(n);
      numbers.push(n);
    },
  });
  return { queue, numbers };
}

const reasonsOf = async (queue: string): Promise<string[]> => {
  const found = await listDeadLetters(suite.rabbitmqUrl, suite.rabbitmqAdminUrl);
  return found.find((dead) => dead.queue === queue)?.reasons ?? [];
};

describe('services with users of their own', () => {
  it('hear of each other, also when the first try fails', async () => {
    let tries = 0;
    const { numbers } = await hear(() => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
    });
    await teller.publish(event(1), { mandatory: true });
    await eventually(() => expect(numbers).toEqual([1]));
    expect(tries).toBe(2);
  });

  it("cannot tell of another's events", async () => {
    const { numbers } = await hear();
    await expect(liar.publish(event(2))).rejects.toThrow(NotConfirmed);
    await teller.publish(event(3));
    await eventually(() => expect(numbers).toEqual([3]));
  });

  it("are not believed when they write into another's queue, and the message is kept for an operator", async () => {
    const { queue, numbers } = await hear();
    await asLiar((channel) => channel.publish('', queue, forged(4)));
    await asLiar((channel) => channel.publish('', queue, forged(5), { userId: 'liar' }));
    await asLiar((channel) => channel.publish(delayExchange(50), queue, forged(6), { userId: 'liar' }));
    await eventually(async () => expect(await reasonsOf(queue)).toHaveLength(3));
    expect((await reasonsOf(queue)).join()).toContain('liar may not publish teller.told');
    expect(numbers).toEqual([]);
  });

  it('cannot go by the name of another', async () => {
    const { queue } = await hear();
    const claim = (channel: ConfirmChannel) => channel.publish('', queue, forged(7), { userId: 'teller' });
    await expect(asLiar(claim)).rejects.toThrow(/user_id property set to 'teller' but authenticated user was 'liar'/);
  });

  it("cannot read another's queue, or remove it", async () => {
    const { queue } = await hear();
    await expect(asLiar((channel) => channel.get(queue))).rejects.toThrow(/ACCESS_REFUSED/);
    await expect(asLiar((channel) => channel.deleteQueue(queue))).rejects.toThrow(/ACCESS_REFUSED/);
    await expect(asLiar((channel) => channel.get(deadQueueOf(queue)))).rejects.toThrow(/ACCESS_REFUSED/);
    await expect(asLiar((channel) => channel.bindQueue(queue, EXCHANGE, 'liar.said'))).rejects.toThrow(
      /ACCESS_REFUSED/,
    );
  });

  it('believe a dead message that an operator sends back', async () => {
    let isBroken = true;
    const { queue, numbers } = await hear(() => {
      if (isBroken) throw new Error('broken');
    });
    await teller.publish(event(8));
    await eventually(async () => expect(await reasonsOf(queue)).toEqual([expect.stringContaining('broken')]));
    isBroken = false;
    expect(await replayDeadLetters(suite.rabbitmqUrl, queue)).toBe(1);
    await eventually(() => expect(numbers).toEqual([8]));
  });

  it('tell of their own dead letters until these are gone', async () => {
    const found: number[] = [];
    const looks: number[] = [];
    let isBroken = true;
    const { queue: marker } = await hear(() => {
      throw new Error('broken for ever');
    });
    const { queue } = await hear(() => {
      if (isBroken) throw new Error('broken');
    });
    await teller.subscribe({
      queue: 'teller.tell-on-dead-letters-found',
      events: [deadLettersFoundBy('hearer')],
      handle: async ({ data }) => {
        if (data.queue === queue) found.push(data.count);
        if (data.queue === marker) looks.push(data.count);
      },
    });
    await teller.publish(event(10));
    await eventually(() => expect(found.length).toBeGreaterThan(1)); // it is said again at each look
    expect(new Set(found)).toEqual(new Set([1]));
    isBroken = false;
    await replayDeadLetters(suite.rabbitmqUrl, queue);
    await eventually(async () => {
      const [before, looksBefore] = [found.length, looks.length];
      await eventually(() => expect(looks.length).toBeGreaterThan(looksBefore + 2));
      expect(found).toHaveLength(before);
    });
  });

  it('hear by a queue of the moment, too, and only of what is true', async () => {
    const heard: number[] = [];
    await hearer.listen({ events: [told], handle: ({ data }) => heard.push(data.n) });
    await teller.publish(event(9));
    await eventually(() => expect(heard).toEqual([9]));
  });
});
