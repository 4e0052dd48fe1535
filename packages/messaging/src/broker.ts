import { once } from 'node:events';
import type { Envelope, EventContract } from '@print-shop/contracts';
import type { Logger } from '@print-shop/service-kit/log';
import { startSweep } from '@print-shop/service-kit/sweep';
import { type ChannelModel, type ConfirmChannel, connect } from 'amqplib';
import { type Consumer, consume, type Subscription } from './consumer.ts';
import { type Listener, listen } from './listener.ts';
import { createPublisher, sendEvent } from './publisher.ts';
import { anySender, ownSenders, userOf } from './senders.ts';
import { declareShared, RETRY_DELAYS_MS, retireQueue } from './topology.ts';
import { LOOK_EVERY_MS, reportDeadLetters } from './watch-dead-letters.ts';

export interface BrokerOptions {
  url: string;
  /** Shown in the broker's list of connections. */
  service: string;
  logger: Logger;
  /** Each service has its own user, named after it: an event is accepted only from the service that it belongs to. */
  hasOwnUsers?: boolean;
  /** Delays before the retries, in milliseconds. Services of one virtual host may use different delays. */
  retryDelaysMs?: readonly number[];
  /** Longest wait for a confirm, in milliseconds. */
  confirmLimitMs?: number;
  /** How often to look for dead letters, in milliseconds. */
  lookEveryMs?: number;
}

export interface Broker {
  /** Resolves once the broker has confirmed the event; see `Publisher.send`. Prefer the outbox, which cannot lose events. */
  publish(envelope: Envelope, options?: { mandatory?: boolean }): Promise<void>;
  /** Consumes from now on, across reconnections. Resolves when the queue exists, or at once while the broker is away. */
  subscribe<E extends EventContract>(subscription: Subscription<E>): Promise<void>;
  /**
   * Delivers every event from now on to this instance, through a queue of its own that is deleted with the connection. It is
   * for state that an instance keeps in memory. Events during an outage of the broker are missed, and `missed` is called after it.
   */
  listen<E extends EventContract>(listener: Listener<E>): Promise<void>;
  /**
   * Ends queues that an earlier release consumed, by their names and the keys of their events: nothing in them is needed any more. While
   * an instance of that release consumes one, it is looked at again with the dead letters.
   */
  retire(queues: Readonly<Record<string, readonly string[]>>): Promise<void>;
  /** Whether events can be published. */
  isConnected(): boolean;
  /**
   * Whether every consumer and listener gets its events. The state that a listener keeps in memory may be old while it is false.
   */
  isListening(): boolean;
  /** Finishes the messages in progress and disconnects. */
  close(): Promise<void>;
}

/** A consumer or listener: it takes messages from a queue, on any channel. */
interface Work {
  name: string;
  take(channel: ConfirmChannel): Promise<void>;
}

/** A consumer that lost its channel but not its connection restarts after this many milliseconds. */
const reviveMs = 1_000;

/**
 * Connects to RabbitMQ and reconnects whenever the connection is lost. Resolves at once, even while the broker is away.
 * After every connection queues are declared and consumers started again.
 */
export async function connectBroker(options: BrokerOptions): Promise<Broker> {
  const { url, service, logger, retryDelaysMs = RETRY_DELAYS_MS, lookEveryMs: everyMs = LOOK_EVERY_MS } = options;
  const publisher = createPublisher(options.confirmLimitMs, userOf(url));
  const senders = options.hasOwnUsers ? ownSenders(service, url) : anySender;
  const subscriptions: Subscription<EventContract>[] = [];
  const works: Work[] = [];
  const consumers = new Map<Subscription<EventContract>, Consumer>();
  const running = new Set<Work>();
  const retired = new Map<string, readonly string[]>();
  let model: ChannelModel | undefined;
  let closing = false;

  const startConsumer = async (subscription: Subscription<EventContract>, channel: ConfirmChannel): Promise<void> => {
    const context = { publisher, logger, senders, delaysMs: retryDelaysMs };
    consumers.set(subscription, await consume(channel, subscription, context));
    channel.once('close', () => consumers.delete(subscription));
  };
  /** Starts it on a channel of its own, and again when the channel is lost or the queue is deleted. */
  const start = async (work: Work, on: ChannelModel): Promise<void> => {
    const channel = await openChannel(on, logger);
    channel.once('cancelled', () => channel.close());
    await work.take(channel);
    running.add(work);
    channel.once('close', () => {
      running.delete(work);
      revive(work, on);
    });
  };
  const revive = (work: Work, on: ChannelModel): void => {
    setTimeout(() => {
      if (closing || model !== on) return; // a new connection starts everything anyway
      startOrRevive(work, on);
    }, reviveMs).unref();
  };
  const startOrRevive = (work: Work, on: ChannelModel): Promise<void> =>
    start(work, on).catch((error: unknown) => {
      logger.error({ err: error, queue: work.name }, 'a consumer could not be started');
      revive(work, on);
    });
  const retireAll = async (on: ChannelModel): Promise<void> => {
    for (const [queue, keys] of [...retired]) {
      const channel = await openChannel(on, logger);
      if (await retireQueue(channel, queue, keys)) retired.delete(queue);
      await channel.close();
    }
  };
  const add = async (work: Work): Promise<void> => {
    works.push(work);
    if (model) await start(work, model);
  };

  const connection = await connect(withHeartbeat(url), {
    timeout: 5_000,
    clientProperties: { connection_name: service },
    recovery: {
      waitForConnect: false,
      initialDelay: 200,
      maxDelay: 5_000,
      async setup(fresh: ChannelModel) {
        fresh.on('error', (error) => logger.warn({ err: error }, 'the connection to the broker failed'));
        fresh.once('close', () => {
          if (model === fresh) model = undefined;
          publisher.use(undefined);
        });
        const channel = await openChannel(fresh, logger);
        await declareShared(channel, retryDelaysMs);
        // Without its publishing channel a connection is useless: a new one declares everything again.
        channel.once('error', () => fresh.close());
        publisher.use(channel);
        model = fresh;
        await Promise.all(works.map((work) => startOrRevive(work, fresh)));
      },
    },
  });
  connection.on('connect', () => logger.info('connected to the broker'));
  connection.on('disconnect', (error) => logger.warn({ err: error }, 'the broker is away'));
  connection.on('connect-failed', (error) => logger.warn({ err: error }, 'the broker cannot be reached'));
  connection.on('error', (error) => logger.debug({ err: error }, 'the connection to the broker failed'));

  const publish: Broker['publish'] = (envelope, { mandatory } = {}) => sendEvent(publisher, envelope, mandatory);
  const deadLetters = startSweep({
    what: 'looking for dead letters',
    everyMs,
    logger,
    run: async () => {
      const on = model;
      if (!on) return;
      await retireAll(on);
      const queues = [...subscriptions.map(({ queue }) => queue), ...retired.keys()];
      const looked = new AbortController();
      // A request that was open when the connection closed may never be answered.
      const closed = once(on, 'close', looked).catch(() => undefined);
      try {
        await Promise.race([reportDeadLetters(on, service, queues, publish), closed]);
      } finally {
        looked.abort();
      }
    },
  });

  return {
    publish,
    async subscribe(subscription) {
      subscriptions.push(subscription);
      await add({ name: subscription.queue, take: (channel) => startConsumer(subscription, channel) });
    },
    listen(listener) {
      let isGap = model === undefined;
      return add({
        name: 'own',
        async take(channel) {
          await listen(channel, listener, { logger, senders });
          if (isGap) listener.missed?.();
          isGap = true;
        },
      });
    },
    async retire(queues) {
      for (const [queue, keys] of Object.entries(queues)) retired.set(queue, keys);
      if (model) await retireAll(model);
    },
    isConnected: () => model !== undefined,
    isListening: () => model !== undefined && works.every((work) => running.has(work)),
    async close() {
      closing = true;
      await deadLetters.close();
      await Promise.allSettled([...consumers.values()].map((consumer) => consumer.stop()));
      await connection.close();
    },
  };
}

async function openChannel(model: ChannelModel, logger: Logger): Promise<ConfirmChannel> {
  const channel = await model.createConfirmChannel();
  channel.on('error', (error) => logger.error({ err: error }, 'a channel of the broker failed'));
  return channel;
}

/** Sets the heartbeat in seconds. A dead connection is noticed within two beats; the broker's default is a minute. */
function withHeartbeat(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('heartbeat')) address.searchParams.set('heartbeat', '10');
  return address.href;
}
