import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Envelope, type EventContract, type EventData, envelopeSchema } from '@print-shop/contracts';
import { type Logger, withRequestId } from '@print-shop/service-kit/log';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import { handled, type Outcome, outcomes } from './metrics.ts';
import { answering } from './outbox.ts';
import type { Publisher } from './publisher.ts';
import type { Senders } from './senders.ts';
import { deadQueueOf, declareQueue, delayExchange } from './topology.ts';

/** The event that a handler gets: with several contracts, an event of any of them. */
export type EventOf<E extends EventContract> = E extends EventContract ? Envelope<EventData<E>> : never;

export interface Subscription<E extends EventContract> {
  /** `<service>.<effect-on-cause>`; also the queue's name. */
  queue: string;
  events: readonly E[];
  /** Events that the queue was for in an earlier release; the broker remembers them until it is told. */
  formerEvents?: readonly EventContract[];
  /** How many messages are handled at the same time. Default 10. */
  prefetch?: number;
  /** Must tolerate events that come twice, late or out of order. When it throws, the message is retried later. */
  handle(event: EventOf<E>): Promise<void>;
}

/** Narrows an event of a subscription to several contracts. */
export function isEvent<E extends EventContract>(event: Envelope, contract: E): event is Envelope<EventData<E>> {
  return event.key === contract.key;
}

/** Header with the reason of the last failure, for a person who inspects the message later. */
export const failureHeader = 'x-failure';
const attemptHeader = 'x-attempt';

const unsettledPauseMs = 1_000;

export interface ConsumerContext {
  publisher: Publisher;
  senders: Senders;
  logger: Logger;
  delaysMs: readonly number[];
}

export interface Consumer {
  /** Takes no further messages and waits for those in progress. */
  stop(): Promise<void>;
}

/** Declares the queue and consumes from it until `stop` or the end of the channel. */
export async function consume(
  channel: ConfirmChannel,
  subscription: Subscription<EventContract>,
  context: ConsumerContext,
): Promise<Consumer> {
  const { queue, events, formerEvents = [], prefetch = 10 } = subscription;
  // Starts each series at 0, so that the first dead letter already counts as an increase.
  for (const outcome of outcomes) handled.inc({ queue, outcome }, 0);
  const working = new Set<Promise<void>>();
  await declareQueue(
    channel,
    queue,
    events.map(({ key }) => key),
    formerEvents.map(({ key }) => key),
  );
  await channel.prefetch(prefetch);
  const { consumerTag } = await channel.consume(queue, (message) => {
    if (!message) {
      channel.emit('cancelled'); // the queue was deleted
      return;
    }
    const work = settle(channel, message, subscription, context).finally(() => working.delete(work));
    working.add(work);
  });
  return {
    stop: async () => {
      await channel.cancel(consumerTag);
      await Promise.all(working);
      await channel.close(); // acknowledgements are certain only after an orderly close of the channel
    },
  };
}

/**
 * Handles one message. It is acknowledged only when done, or when the broker has confirmed its move to a delay queue or to the
 * dead letters.
 */
async function settle(
  channel: ConfirmChannel,
  message: ConsumeMessage,
  subscription: Subscription<EventContract>,
  context: ConsumerContext,
): Promise<void> {
  const { queue } = subscription;
  const { logger } = context;
  try {
    const outcome = await attempt(message, subscription, context);
    channel.ack(message);
    handled.inc({ queue, outcome });
  } catch (error) {
    // Neither done nor parked: the broker still has the message and delivers it again; the pause prevents a hot loop.
    const { messageId } = message.properties;
    logger.error({ err: error, queue, messageId }, 'a message could not be acknowledged or moved, and comes again');
    await sleep(unsettledPauseMs);
    giveBack(channel, message, logger);
  }
}

function giveBack(channel: ConfirmChannel, message: ConsumeMessage, logger: Logger): void {
  try {
    channel.nack(message);
  } catch (error) {
    logger.debug({ err: error }, 'the channel is closed, so the broker has the message back already');
  }
}

async function attempt(
  message: ConsumeMessage,
  subscription: Subscription<EventContract>,
  context: ConsumerContext,
): Promise<Outcome> {
  let event: Envelope;
  try {
    event = parse(message, subscription.events, context.senders);
  } catch (error) {
    return park(message, subscription.queue, error, context);
  }
  const { queue } = subscription;
  return withRequestId(event.requestId ?? randomUUID(), async () => {
    const startedAt = performance.now();
    try {
      await answering(event.id, () => subscription.handle(event));
      context.logger.debug({ queue, key: event.key, ms: Math.round(performance.now() - startedAt) }, 'event');
      return 'done';
    } catch (error) {
      return park(message, queue, error, context, context.delaysMs);
    }
  });
}

/** Parses a message by the contract of its key. Throws for messages that no retry could parse or trust either. */
function parse(message: ConsumeMessage, events: readonly EventContract[], senders: Senders): Envelope {
  const envelope = envelopeSchema.parse(JSON.parse(message.content.toString('utf8')));
  const contract = events.find(({ key }) => key === envelope.key);
  if (!contract) throw new Error(`nobody here handles ${envelope.key}`);
  const sender = message.properties.userId;
  if (!senders.isFrom(envelope.key, sender)) throw new Error(`${sender ?? 'nobody'} may not publish ${envelope.key}`);
  return { ...envelope, data: contract.data.parse(envelope.data) };
}

/** Moves a failed message to the delay queue of its next try, or after the last try to the dead letters. */
async function park(
  message: ConsumeMessage,
  queue: string,
  error: unknown,
  { publisher, logger }: ConsumerContext,
  delaysMs: readonly number[] = [],
): Promise<'retried' | 'dead'> {
  const { headers = {}, messageId, contentType, timestamp } = message.properties;
  const failures = Number(headers[attemptHeader] ?? 0) + 1;
  const delayMs = delaysMs[failures - 1];
  const options = {
    messageId,
    contentType,
    timestamp,
    mandatory: true,
    headers: {
      [attemptHeader]: failures,
      [failureHeader]: (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1_000),
      'x-failed-at': new Date().toISOString(),
    },
  };
  if (delayMs === undefined) {
    logger.error({ err: error, queue, messageId, failures }, 'a message is now a dead letter');
    await publisher.send('', deadQueueOf(queue), message.content, options);
    return 'dead';
  }
  logger.warn({ err: error, queue, messageId, failures, delayMs }, 'a message failed and is tried again later');
  await publisher.send(delayExchange(delayMs), queue, message.content, options);
  return 'retried';
}
