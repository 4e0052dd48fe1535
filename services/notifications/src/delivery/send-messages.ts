import type { Logger, Queue, Works } from '@print-shop/service-kit';
import { type Channel, DeliveryError } from '../channel/channel.ts';
import type { MessageStore, Settled } from '../message/message.store.ts';
import { GIVE_UP_MS, isQuiet, type Message, pauseMs, retryDelayMs } from '../message/message.ts';
import type { RefusedAddressStore } from '../message/refused-address.store.ts';

export interface SendMessagesDeps {
  messages: MessageStore;
  refused: RefusedAddressStore;
  channels: readonly Channel[];
  works: Works;
  logger: Logger;
  everyMs?: number | undefined;
  /** The clock; another in tests. */
  now?: (() => Date) | undefined;
}

/** Sends due messages until closed, each channel by itself. Several instances share the work, and each message is one instance's. */
export function startSending({ channels, works, ...deps }: SendMessagesDeps): void {
  for (const channel of channels) works.startQueue(laneOf(channel, deps));
}

/** The work of one channel: sends what is due, some messages at a time, and rests while its server is away. */
function laneOf(
  channel: Channel,
  { messages, refused, logger, everyMs = 1_000, now = () => new Date() }: Omit<SendMessagesDeps, 'channels' | 'works'>,
): Queue<readonly Message[], Settled[]> {
  let failures = 0;
  let restUntil = 0;

  const outcomeOf = async (message: Message, isRefused: boolean): Promise<Settled> => {
    const { key } = message;
    if (isRefused) return { key, state: 'held', fault: 'address', reason: 'the address takes no messages' };
    try {
      const said = await channel.send(message);
      return said ? { key, state: 'sent', ...said } : { key, state: 'dropped', reason: 'no browser takes messages' };
    } catch (error) {
      const failure = error instanceof DeliveryError ? error : new DeliveryError('later', String(error), error);
      return failed(message, failure);
    }
  };

  const failed = async (message: Message, failure: DeliveryError): Promise<Settled> => {
    const { key, tries, to, kind } = message;
    const { fault, message: reason } = failure;
    const at = now();
    if (fault === 'address') {
      await refused.mark({ channel: channel.name, address: to, why: 'refused', reason }, at);
      logger.warn({ channel: channel.name, key, kind, reason }, 'an address takes no messages');
      return { key, state: 'held', fault, reason };
    }
    const isOver = at.getTime() - message.createdAt.getTime() > GIVE_UP_MS;
    if (fault === 'message' || isOver) {
      logger.error(
        { err: failure, channel: channel.name, key, kind, tries },
        'a message could not be sent and is given up',
      );
      return { key, state: 'failed', fault, reason };
    }
    if (fault === 'away') {
      restUntil = at.getTime() + pauseMs(failures + 1);
      return { key, state: 'waiting', dueAt: new Date(restUntil), fault, reason };
    }
    logger.warn(
      { err: failure, channel: channel.name, key, kind, tries },
      'a message could not be sent and is tried again later',
    );
    return { key, state: 'waiting', dueAt: new Date(at.getTime() + retryDelayMs(tries)), fault, reason };
  };

  return {
    what: `sending messages by ${channel.name}`,
    everyMs,
    idOf: ([first]) => first?.key ?? '',
    async take() {
      const at = now();
      if (at.getTime() < restUntil || isQuiet(channel.name, at)) return [];
      const claimed = await messages.claim(channel.name, at, channel.parallel);
      return claimed.length > 0 ? [claimed] : [];
    },
    async handle(claimed) {
      const addresses = await refused.among(
        channel.name,
        claimed.map(({ to }) => to),
      );
      return Promise.all(claimed.map((message) => outcomeOf(message, addresses.has(message.to))));
    },
    async finish(_claimed, outcomes) {
      await messages.settle(outcomes, now());
      if (now().getTime() < restUntil) {
        failures += 1;
        logger.warn({ channel: channel.name, failures, reason: outcomes[0]?.reason }, 'a channel is away');
      } else failures = 0;
    },
    // The database is away. Their leases end, and then the messages are due again.
    failed: async () => {},
  };
}
