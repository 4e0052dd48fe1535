import { EXCHANGE } from './topology.ts';

/** What a user of the broker may do; regular expressions over the names of exchanges and queues, and over routing keys. */
export interface BrokerRights {
  configure: string;
  write: string;
  read: string;
  topic: { exchange: string; write: string; read: string };
}

/**
 * What the user of one service needs: its own queues, the shared exchanges, and events of its own only. `amq.default` leads
 * to its dead letters, and to any other queue; a message that comes that way is refused by `isFrom`.
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

/** The user of a broker's address; undefined where it is not by password. */
export const userOf = (url: string): string | undefined => decodeURIComponent(new URL(url).username) || undefined;

export interface Senders {
  /** Whether the broker vouches that the service of a key has sent a message, or this service itself, which tries it again. */
  isFrom(key: string, sender: string | undefined): boolean;
}

/** Where all services share a user, nobody can be told from another. */
export const anySender: Senders = { isFrom: () => true };

/**
 * Where each service has a user of its own, called like it after a prefix that is the same for all: the broker takes a
 * message only with the name of the user who sends it (`user-id`). Throws when the own user is called otherwise.
 */
export function ownSenders(service: string, url: string): Senders {
  const own = userOf(url);
  if (!own?.endsWith(service)) throw new Error(`the broker's user must be called like the service: ${service}`);
  const prefix = own.slice(0, -service.length);
  return { isFrom: (key, sender) => sender === own || sender === `${prefix}${key.split('.')[0]}` };
}
