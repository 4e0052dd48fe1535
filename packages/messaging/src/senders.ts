import { EXCHANGE } from './topology.ts';

/** The permissions of a broker user, as regular expressions over exchange and queue names and over routing keys. */
export interface BrokerRights {
  configure: string;
  write: string;
  read: string;
  topic: { exchange: string; write: string; read: string };
}

/**
 * The permissions of one service's user: its own queues, the shared exchanges, and its own events only. It needs
 * `amq.default` for its dead letters. That exchange also reaches every other queue, so `isFrom` refuses messages that come
 * that way.
 *
 * https://www.rabbitmq.com/docs/access-control
 */
export function rightsOf(service: string): BrokerRights {
  const shared = String.raw`print-shop\.(events|delay\.[0-9]+)`;
  const own = String.raw`${service}\..+|amq\.gen.*`;
  return {
    configure: `^(${shared}|${own})$`,
    write: String.raw`^(${shared}|${own}|amq\.default)$`,
    read: `^(${shared}|${own})$`,
    topic: { exchange: EXCHANGE, write: String.raw`^${service}\.`, read: '.*' },
  };
}

/** The user in a broker's URL; `undefined` when the URL has none. */
export const userOf = (url: string): string | undefined => decodeURIComponent(new URL(url).username) || undefined;

export interface Senders {
  /** Whether the broker vouches that the sender is the service that owns the key, or this service itself (a retry). */
  isFrom(key: string, sender: string | undefined): boolean;
}

/** Where all services share a user, senders cannot be told apart. */
export const anySender: Senders = { isFrom: () => true };

/**
 * Where each service has its own user, named after it with a common prefix. The broker accepts a message only with the name
 * of the user who sends it (`user-id`). Throws when this service's user has another name.
 */
export function ownSenders(service: string, url: string): Senders {
  const own = userOf(url);
  if (!own?.endsWith(service)) throw new Error(`the broker's user must be called like the service: ${service}`);
  const prefix = own.slice(0, -service.length);
  return { isFrom: (key, sender) => sender === own || sender === `${prefix}${key.split('.')[0]}` };
}
