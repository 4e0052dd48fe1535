import { type ConfirmChannel, connect, type GetMessage } from 'amqplib';
import { failureHeader } from './consumer.ts';
import { createPublisher } from './publisher.ts';
import { deadQueueOf, queueOfDead } from './topology.ts';

export interface DeadQueue {
  queue: string;
  count: number;
  /** Why the first few died. */
  reasons: string[];
}

const peeked = 5;

/** The queues with dead messages, and a look at the first reasons. `adminUrl` is RabbitMQ's management API. */
export async function listDeadLetters(url: string, adminUrl: string): Promise<DeadQueue[]> {
  const names = await queueNames(url, adminUrl);
  return withChannel(url, async (channel) => {
    const found: DeadQueue[] = [];
    for (const name of names.filter((name) => name === deadQueueOf(queueOfDead(name)))) {
      const { messageCount: count } = await channel.checkQueue(name);
      if (count > 0) found.push({ queue: queueOfDead(name), count, reasons: await peek(channel, name) });
    }
    return found;
  });
}

/**
 * Sends dead messages of `queue` back to it, oldest first, at most `max`; each leaves the dead only once its return is
 * confirmed. Gives how many went. Correct the cause first: they die again otherwise. Where services have users of their own,
 * the user of `url` needs the tag `impersonator`: a message keeps the name of its sender.
 */
export function replayDeadLetters(url: string, queue: string, max = Number.POSITIVE_INFINITY): Promise<number> {
  return withChannel(url, async (channel) => {
    const publisher = createPublisher();
    publisher.use(channel);
    // Only those that are there now: what dies again must not go round.
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

async function peek(channel: ConfirmChannel, name: string): Promise<string[]> {
  const messages: GetMessage[] = [];
  while (messages.length < peeked) {
    const message = await channel.get(name);
    if (!message) break;
    messages.push(message);
  }
  for (const message of messages) channel.nack(message, false, true);
  return messages.map(({ properties: { headers = {}, messageId } }) => {
    const reason = headers[failureHeader] ?? headers['x-first-death-reason'] ?? 'unknown';
    return `${messageId ?? 'a message without id'}: ${reason === 'delivery_limit' ? 'its handler crashed again and again' : reason}`;
  });
}

async function withChannel<T>(url: string, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
  const connection = await connect(url);
  try {
    const channel = await connection.createConfirmChannel();
    // What the channel dies of, such as a queue that does not exist, rejects the call that asked for it.
    channel.on('error', () => undefined);
    const result = await work(channel);
    await channel.close(); // acknowledgements are through only once their channel has closed in order
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
