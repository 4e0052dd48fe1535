import type { Envelope } from '@print-shop/contracts';
import type { ConfirmChannel, Message, Options } from 'amqplib';
import { EXCHANGE } from './topology.ts';

/** The broker is away or has not confirmed in time. The message may or may not have arrived, so send it again. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

/** No queue is bound for a mandatory message. */
export class Unroutable extends Error {
  override readonly name = 'Unroutable';
}

export interface Publisher {
  /** Resolves once the broker has confirmed the message. Rejects with `NotConfirmed`, or with `Unroutable` if it is mandatory. */
  send(exchange: string, routingKey: string, content: Buffer, options: Options.Publish): Promise<void>;
  /** Sets the channel of a new connection; without a channel nothing can be sent. */
  use(channel: ConfirmChannel | undefined): void;
}

/**
 * Publishes over the current channel and waits at most `confirmLimitMs` for each confirm. With `userId`, the broker verifies
 * that messages come from that user.
 */
export function createPublisher(confirmLimitMs = 5_000, userId?: string): Publisher {
  let current: ConfirmChannel | undefined;
  const returned = new Set<string>();

  return {
    use(channel) {
      current = channel;
      // The broker returns an unroutable message before it confirms it.
      channel?.on('return', ({ properties }: Message) => returned.add(String(properties.correlationId)));
    },
    send(exchange, routingKey, content, options) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const channel = current;
      if (!channel) return Promise.reject(new NotConfirmed('the broker is away'));
      const correlationId = crypto.randomUUID();
      const timer = setTimeout(() => reject(new NotConfirmed('the broker did not confirm in time')), confirmLimitMs);
      try {
        channel.publish(
          exchange,
          routingKey,
          content,
          { persistent: true, userId, ...options, correlationId },
          (error) => {
            if (error) reject(new NotConfirmed('the broker did not take the message', { cause: error }));
            else if (returned.delete(correlationId)) reject(new Unroutable(`no queue takes ${routingKey}`));
            else resolve();
          },
        );
      } catch (error) {
        reject(new NotConfirmed('the channel is closed', { cause: error }));
      }
      return promise.finally(() => clearTimeout(timer));
    },
  };
}

/** Sends an event to every queue that is bound to its key. */
export function sendEvent(publisher: Publisher, envelope: Envelope, mandatory = false): Promise<void> {
  return publisher.send(EXCHANGE, envelope.key, Buffer.from(JSON.stringify(envelope)), {
    mandatory,
    messageId: envelope.id,
    contentType: 'application/json',
    timestamp: Math.floor(Date.parse(envelope.occurredAt) / 1000),
  });
}
