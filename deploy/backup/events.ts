import * as contracts from '@print-shop/contracts';
import { type Envelope, envelopeSchema } from '@print-shop/contracts';
import { EXCHANGE, type OutboxEntry } from '@print-shop/messaging';
import { connect } from 'amqplib';
import type { Database } from './database.ts';
import { Problem } from './problem.ts';

/** Events of one document of at most this number: a document has at most 16 MB. */
const EVENTS_OF_DOCUMENT = 200;

/** Returns the service that publishes an event, as its key says. */
export const publisherOf = ({ key }: Pick<Envelope, 'key'>): string => key.split('.')[0] ?? '';

export interface Recording {
  /** Returns the events that were published since, each once. Call it once. */
  events(): AsyncGenerator<Envelope>;
  close(): Promise<void>;
}

/**
 * Keeps a copy of every event that is published from now on, in a queue of the broker that ends with the connection. An event leaves its
 * outbox only after it is in this queue, too. Throws a `Problem` when the broker does not answer.
 */
export async function recordEvents(url: string): Promise<Recording> {
  const connection = await connect(url, { timeout: 5_000 }).catch((error: Error) => {
    throw new Problem(`The broker does not answer: ${error.message}`, { cause: error });
  });
  let failure: unknown;
  connection.on('error', (error: unknown) => {
    failure = error;
  });
  const channel = await connection.createChannel();
  channel.on('error', (error: unknown) => {
    failure = error;
  });
  await channel.assertExchange(EXCHANGE, 'topic', { durable: true });
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true });
  await channel.bindQueue(queue, EXCHANGE, '#');
  return {
    async *events() {
      for (;;) {
        if (failure) throw failure;
        const message = await channel.get(queue, { noAck: true });
        if (!message) return;
        const envelope = envelopeSchema.safeParse(JSON.parse(message.content.toString('utf8')));
        if (envelope.success) yield envelope.data;
      }
    },
    close: () => connection.close(),
  };
}

/** The keys of the events that wait in their outbox until a queue takes them. */
const mustReach = new Set(
  Object.values(contracts).flatMap((value: unknown) => {
    const { key, mustReach: must } = (value ?? {}) as { key?: unknown; mustReach?: unknown };
    return typeof key === 'string' && must === true ? [key] : [];
  }),
);

function toEntry({ id, key, occurredAt, requestId, cause, data }: Envelope): OutboxEntry {
  const entry: OutboxEntry = { id, key, occurredAt: new Date(occurredAt), data };
  if (requestId) entry.requestId = requestId;
  if (cause) entry.cause = cause;
  if (mustReach.has(key)) entry.mustReach = true;
  return entry;
}

/**
 * Puts events back into the outboxes of the service that had published them. Its relay publishes them once the service runs. Any document
 * with an outbox will do, as an event names what it is about. Returns how many had to be left out, as no document has an outbox.
 */
export async function returnToOutbox(database: Database, events: readonly Envelope[]): Promise<number> {
  if (events.length === 0) return 0;
  const wanted = Math.ceil(events.length / EVENTS_OF_DOCUMENT);
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
    if (name.startsWith('system.')) continue;
    const collection = database.collection<{ outbox: OutboxEntry[] }>(name);
    const carriers = await collection
      .find({ outbox: { $exists: true } }, { projection: { _id: 1 } })
      .limit(wanted)
      .toArray();
    if (carriers.length === 0) continue;
    const each = Math.ceil(events.length / carriers.length);
    for (const [index, { _id }] of carriers.entries()) {
      const entries = events.slice(index * each, (index + 1) * each).map(toEntry);
      if (entries.length > 0) await collection.updateOne({ _id }, { $push: { outbox: { $each: entries } } });
    }
    return 0;
  }
  return events.length;
}
