import { type ConfirmChannel, connect, type GetMessage } from 'amqplib';
import { failureHeader } from './consumer.ts';
import { createPublisher } from './publisher.ts';
import { deadQueueOf, sourceQueue } from './topology.ts';

export interface DeadQueue {
  queue: string;
  count: number;
  /** Reasons of the first few. */
  reasons: string[];
}

const peeked = 5;

/** Lists the queues with dead letters and the first few reasons. `adminUrl` is RabbitMQ's management API. */
export async function listDeadLetters(url: string, adminUrl: string): Promise<DeadQueue[]> {
  const names = await queueNames(url, adminUrl);
  return withChannel(url, async (channel) => {
    const found: DeadQueue[] = [];
    for (const name of names.filter((name) => name === deadQueueOf(sourceQueue(name)))) {
      const { messageCount: count } = await channel.checkQueue(name);
      if (count > 0) found.push({ queue: sourceQueue(name), count, reasons: await peek(channel, name) });
    }
    return found;
  });
}

/**
 * Moves at most `max` dead letters of `queue` back to it, oldest first, and returns how many. Each stays a dead letter until the
 * broker has confirmed its return. Fix the cause first, or they fail again. Where services have their own users, the user of
 * `url` needs the tag `impersonator`, because a message keeps the name of its sender.
 */
export function replayDeadLetters(url: string, queue: string, max = Number.POSITIVE_INFINITY): Promise<number> {
  return withChannel(url, async (channel) => {
    const publisher = createPublisher();
    publisher.use(channel);
    // Only the messages that are there now: those that fail again must not go round in a loop.
    const { messageCount } = await channel.checkQueue(deadQueueOf(queue));
    const wanted = Math.min(max, messageCount);
    let replayed = 0;
    while (replayed < wanted) {
      const message = await channel.get(deadQueueOf(queue));
      if (!message) break;
      const { messageId, contentType, timestamp, userId } = message.properties;
      await publisher.send('', queue, message.content, { mandatory: true, messageId, contentType, timestamp, userId });
      channel.ack(message);
      replayed += 1;
    }
    return replayed;
  });
}

/** Reads the first few reasons. The messages go back to their queue when the channel closes. */
async function peek(channel: ConfirmChannel, name: string): Promise<string[]> {
  const messages: GetMessage[] = [];
  while (messages.length < peeked) {
    const message = await channel.get(name);
    if (!message) break;
    messages.push(message);
  }
  return messages.map(({ properties: { headers = {}, messageId } }) => {
    const reason = headers[failureHeader] ?? headers['x-first-death-reason'] ?? 'unknown';
    return `${messageId ?? 'a message without id'}: ${reason === 'delivery_limit' ? 'its handler crashed again and again' : reason}`;
  });
}

async function withChannel<T>(url: string, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
  const connection = await connect(url);
  try {
    const channel = await connection.createConfirmChannel();
    // An error that closes the channel, such as a missing queue, also rejects the call that caused it.
    channel.on('error', () => undefined);
    const result = await work(channel);
    await channel.close(); // acknowledgements are certain only after an orderly close of the channel
    return result;
  } finally {
    await connection.close();
  }
}

async function queueNames(url: string, adminUrl: string): Promise<string[]> {
  const { origin, username, password } = new URL(adminUrl);
  const vhost = decodeURIComponent(new URL(url).pathname.slice(1)) || '/';
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const res = await fetch(`${origin}/api/queues/${encodeURIComponent(vhost)}?columns=name`, {
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
  });
  if (!res.ok) throw new Error(`the management API answered ${res.status}`);
  return ((await res.json()) as { name: string }[]).map(({ name }) => name);
}
