import type { ConfirmChannel } from 'amqplib';

/** Where every event is published; queues bind to it by the keys of the events that they want. */
export const EXCHANGE = 'print-shop.events';

/** How long a failed message waits before each further try, in milliseconds; after the last try it is dead. */
export const RETRY_DELAYS_MS: readonly number[] = [1_000, 5_000, 30_000, 120_000];

/** Deliveries of one message that may end without an answer (a crash) before it counts as poison. */
export const DELIVERY_LIMIT = 10;

export const deadQueueOf = (queue: string): string => `${queue}.dead`;
export const queueOfDead = (deadQueue: string): string => deadQueue.replace(/\.dead$/, '');

/** The exchange in front of the delay queue: it keeps the routing key, which names the queue to come back to. */
export const delayExchange = (delayMs: number): string => `print-shop.delay.${delayMs}`;

/** Quorum queues hand on what expires or is rejected only once the next queue has confirmed it. */
const handOver = {
  'x-queue-type': 'quorum',
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
};

/** Declares what all services share: the exchange of events and a delay queue per delay. Harmless when repeated. */
export async function declareShared(channel: ConfirmChannel, delaysMs: readonly number[]): Promise<void> {
  await channel.assertExchange(EXCHANGE, 'topic', { durable: true });
  for (const delayMs of delaysMs) {
    const name = delayExchange(delayMs);
    await channel.assertExchange(name, 'fanout', { durable: true });
    await channel.assertQueue(name, {
      durable: true,
      // Without a dead-letter key the message keeps its own, so the default exchange takes it to the queue it came from.
      arguments: { ...handOver, 'x-message-ttl': delayMs, 'x-dead-letter-exchange': '' },
    });
    await channel.bindQueue(name, name, '');
  }
}

/** Declares a consumer's queue, bound to its events, and beside it the queue of its dead messages. */
export async function declareQueue(channel: ConfirmChannel, queue: string, keys: readonly string[]): Promise<void> {
  await channel.assertQueue(deadQueueOf(queue), {
    durable: true,
    // Looking into the queue counts as a delivery, and must never use a message up.
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': -1 },
  });
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      ...handOver,
      'x-delivery-limit': DELIVERY_LIMIT,
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': deadQueueOf(queue),
    },
  });
  for (const key of keys) await channel.bindQueue(queue, EXCHANGE, key);
}
