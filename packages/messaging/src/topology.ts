import type { ConfirmChannel } from 'amqplib';

/** The exchange of every event; queues bind to it with the keys of the events that they receive. */
export const EXCHANGE = 'print-shop.events';

/** The waits of a failed message before each retry, in milliseconds. After the last retry it is a dead letter. */
export const RETRY_DELAYS_MS: readonly number[] = [1_000, 5_000, 30_000, 120_000];

/** How many deliveries of one message may end unacknowledged (in a crash) before the message counts as poison. */
export const DELIVERY_LIMIT = 10;

export const deadQueueOf = (queue: string): string => `${queue}.dead`;
export const sourceQueue = (deadQueue: string): string => deadQueue.replace(/\.dead$/, '');

/** The exchange in front of the delay queue. It keeps the routing key, which names the queue to return to. */
export const delayExchange = (delayMs: number): string => `print-shop.delay.${delayMs}`;

/** With these arguments a quorum queue passes on expired and rejected messages only when the next queue confirms them. */
const handOver = {
  'x-queue-type': 'quorum',
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
};

/** Declares what all services share: the event exchange and one delay queue per delay. May be repeated. */
export async function declareShared(channel: ConfirmChannel, delaysMs: readonly number[]): Promise<void> {
  await channel.assertExchange(EXCHANGE, 'topic', { durable: true });
  for (const delayMs of delaysMs) {
    const name = delayExchange(delayMs);
    await channel.assertExchange(name, 'fanout', { durable: true });
    await channel.assertQueue(name, {
      durable: true,
      // Without a dead-letter key the message keeps its own, so the default exchange returns it to the queue that it came
      // from.
      arguments: { ...handOver, 'x-message-ttl': delayMs, 'x-dead-letter-exchange': '' },
    });
    await channel.bindQueue(name, name, '');
  }
}

/** Creates a consumer's queue and the queue of its dead letters where they are not there. */
async function assertQueues(channel: ConfirmChannel, queue: string) {
  const dead = await channel.assertQueue(deadQueueOf(queue), {
    durable: true,
    // Inspecting the queue counts as a delivery and must never remove a message.
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': -1 },
  });
  const live = await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      ...handOver,
      'x-delivery-limit': DELIVERY_LIMIT,
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': deadQueueOf(queue),
    },
  });
  return { dead, live };
}

/**
 * Ends a queue that an earlier release consumed. Its events go there no longer. It is deleted once nobody consumes it, and its
 * queue of dead letters once that is empty. Returns whether both are gone.
 */
export async function retireQueue(channel: ConfirmChannel, queue: string, keys: readonly string[]): Promise<boolean> {
  const { dead, live } = await assertQueues(channel, queue);
  for (const key of keys) await channel.unbindQueue(queue, EXCHANGE, key);
  if (live.consumerCount > 0) return false;
  // The broker knows no `ifUnused` and `ifEmpty` of quorum queues.
  await channel.deleteQueue(queue);
  if (dead.messageCount > 0) return false;
  await channel.deleteQueue(deadQueueOf(queue));
  return true;
}

/** Declares a consumer's queue, bound to its events, and the queue of its dead letters. */
export async function declareQueue(
  channel: ConfirmChannel,
  queue: string,
  keys: readonly string[],
  formerKeys: readonly string[] = [],
): Promise<void> {
  await assertQueues(channel, queue);
  for (const key of keys) await channel.bindQueue(queue, EXCHANGE, key);
  for (const key of formerKeys) await channel.unbindQueue(queue, EXCHANGE, key);
}
