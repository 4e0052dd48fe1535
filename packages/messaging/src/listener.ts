import { type EventContract, envelopeSchema } from '@print-shop/contracts';
import type { Logger } from '@print-shop/service-kit/log';
import type { ConfirmChannel } from 'amqplib';
import type { EventOf } from './consumer.ts';
import type { Senders } from './senders.ts';
import { EXCHANGE } from './topology.ts';

export interface Listener<E extends EventContract> {
  events: readonly E[];
  /** Must be quick. Nothing is retried. */
  handle(event: EventOf<E>): void;
  /** Called when it listens after an outage of the broker: it has missed the events of that time. */
  missed?(): void;
}

/** Receives every event of the given contracts through an exclusive queue, which is deleted with the connection. */
export async function listen(
  channel: ConfirmChannel,
  { events, handle }: Listener<EventContract>,
  { logger, senders }: { logger: Logger; senders: Senders },
): Promise<void> {
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true });
  for (const { key } of events) await channel.bindQueue(queue, EXCHANGE, key);
  await channel.consume(
    queue,
    (message) => {
      if (!message) {
        channel.emit('cancelled'); // the queue was deleted
        return;
      }
      try {
        const envelope = envelopeSchema.parse(JSON.parse(message.content.toString('utf8')));
        const contract = events.find(({ key }) => key === envelope.key);
        const sender = message.properties.userId;
        if (!senders.isFrom(envelope.key, sender)) throw new Error(`${sender} may not publish ${envelope.key}`);
        if (contract) handle({ ...envelope, data: contract.data.parse(envelope.data) });
      } catch (error) {
        logger.warn({ err: error, queue }, 'an event could not be read');
      }
    },
    { noAck: true },
  );
}
