import type { Logger } from '@print-shop/service-kit/log';
import type { Broker } from './broker.ts';
import { outboxLag, published, publishFailed } from './metrics.ts';
import { type OutboxDocument, type OutboxEntry, type OutboxModel, toEnvelope } from './outbox.ts';
import { createRemovals } from './removals.ts';

export interface RelayOptions {
  broker: Pick<Broker, 'publish' | 'isConnected'>;
  /** Every model whose documents have an outbox. */
  models: readonly OutboxModel[];
  logger: Logger;
  /** Interval of the sweep for events left behind, and their minimum age, in milliseconds. */
  sweepEveryMs?: number;
  sweepAfterMs?: number;
  /** The time that published events are collected before they are removed together, in milliseconds. */
  collectMs?: number;
}

export interface Relay {
  /**
   * Publishes a document's waiting events right after the write that added them. Never rejects: the sweep repeats what
   * failed. A request need not await it.
   */
  nudge(model: OutboxModel, document: OutboxDocument): Promise<void>;
  /** Publishes events that a crash or an outage left behind; also runs by itself. */
  sweep(): Promise<void>;
  /** Stops sweeping and finishes the work in progress. Close it before the broker and the database. */
  close(): Promise<void>;
}

/**
 * Publishes the events in documents' outboxes. An event is removed only after the broker's confirm, so none is lost. An
 * event may be published twice (after a crash in between, or by two instances at once), which every handler tolerates.
 * Events of one document are published one after the other in their order; none overtakes one that failed.
 */
export function createRelay(options: RelayOptions): Relay {
  const { broker, models, logger, sweepEveryMs = 2_000, sweepAfterMs = 5_000, collectMs = 500 } = options;
  const removals = createRemovals(logger, collectMs);
  const underWay = new Map<string, Promise<void>>();
  let sweeping: Promise<void> | undefined;

  const publishAll = async (model: OutboxModel, id: unknown, entries: readonly OutboxEntry[]): Promise<void> => {
    for (const entry of entries) {
      if (removals.has(entry.id)) continue;
      if (!broker.isConnected()) return; // the broker logs an outage once, and the sweep publishes the events later
      const { key } = entry;
      try {
        await broker.publish(toEnvelope(entry), { mandatory: entry.mustReach === true });
      } catch (error) {
        publishFailed.inc({ key });
        logger.warn({ err: error, key, eventId: entry.id }, 'an event was not confirmed and stays in its outbox');
        return;
      }
      published.inc({ key });
      removals.add(model, id, entry.id);
    }
  };

  /** Relays a document's events one after the other, so that they keep their order. */
  const relayDocument = async (model: OutboxModel, { _id, outbox }: OutboxDocument): Promise<void> => {
    const name = `${model.modelName} ${_id}`;
    const entries = outbox.map(({ id, key, occurredAt, requestId, cause, mustReach, data }) => ({
      id,
      key,
      occurredAt,
      requestId,
      cause,
      mustReach,
      data,
    }));
    const before = underWay.get(name) ?? Promise.resolve();
    const work = before.then(() => publishAll(model, _id, entries));
    underWay.set(name, work);
    return work.finally(() => underWay.get(name) === work && underWay.delete(name));
  };

  const sweepModel = async (model: OutboxModel): Promise<number> => {
    const before = new Date(Date.now() - sweepAfterMs);
    // While the broker is away, only the age of the oldest event is needed; reading the whole backlog would load the
    // database.
    const oldestFirst = { sort: { 'outbox.occurredAt': 1 }, limit: broker.isConnected() ? 0 : 1 };
    const left = model.find({ 'outbox.occurredAt': { $lt: before } }, { outbox: 1 }, oldestFirst);
    let oldest = Date.now();
    for await (const found of left.lean().cursor({ batchSize: 100 })) {
      const document = found as OutboxDocument;
      const waiting = document.outbox.filter(({ id }) => !removals.has(id));
      oldest = Math.min(oldest, ...waiting.map(({ occurredAt }) => occurredAt.getTime()));
      if (!broker.isConnected()) break;
      await relayDocument(model, document);
    }
    return oldest;
  };

  const sweepAll = async () => {
    try {
      const oldest = await Promise.all(models.map(sweepModel));
      outboxLag.set((Date.now() - Math.min(Date.now(), ...oldest)) / 1000);
      await removals.flush();
    } catch (error) {
      logger.warn({ err: error }, 'the sweep of the outboxes failed and is repeated');
    }
  };

  const relay: Relay = {
    nudge: relayDocument,
    sweep: () => {
      sweeping ??= sweepAll().finally(() => {
        sweeping = undefined;
      });
      return sweeping;
    },
    close: async () => {
      clearInterval(timer);
      await sweeping;
      await Promise.all(underWay.values());
      await removals.flush();
    },
  };
  const timer = setInterval(relay.sweep, sweepEveryMs);
  return relay;
}
