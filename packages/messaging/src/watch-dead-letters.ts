import { randomUUID } from 'node:crypto';
import { deadLettersFoundBy, type Envelope } from '@print-shop/contracts';
import type { ChannelModel } from 'amqplib';
import { deadQueueOf } from './topology.ts';

/** How often a service looks for dead letters of its own, in milliseconds. */
export const LOOK_EVERY_MS = 10 * 60_000;

/**
 * Publishes `<service>.dead-letters-found` for each of the service's `queues` that holds dead letters. It repeats that at
 * each look until they are replayed or purged, so the event needs no outbox. A service looks itself because the broker lets
 * no other read its queues.
 */
export async function reportDeadLetters(
  model: ChannelModel,
  service: string,
  queues: readonly string[],
  publish: (event: Envelope) => Promise<void>,
): Promise<void> {
  const contract = deadLettersFoundBy(service);
  const channel = await model.createChannel();
  // An error that closes the channel, such as a missing queue, also rejects the call that caused it.
  channel.on('error', () => undefined);
  for (const queue of queues) {
    const { messageCount: count } = await channel.checkQueue(deadQueueOf(queue));
    if (count === 0) continue;
    const data = contract.data.parse({ queue, count });
    await publish({ id: randomUUID(), key: contract.key, occurredAt: new Date().toISOString(), data });
  }
  await channel.close();
}
