import type { Logger } from '@print-shop/service-kit/log';
import type { OutboxModel } from './outbox.ts';

/**
 * The time that an event is remembered as published after its removal, so that a stale copy of its document does not
 * publish it again.
 */
const rememberMs = 30_000;

/** Removes published events from their documents in batches, as every update costs the database about the same. */
export interface Removals {
  /** Whether this process has published the event already. */
  has(entryId: string): boolean;
  /** Notes an event as published; it is removed within `collectMs`. */
  add(model: OutboxModel, documentId: unknown, entryId: string): void;
  /** Removes the events that are due. Those that fail stay due for the next time. */
  flush(): Promise<void>;
}

export function createRemovals(logger: Logger, collectMs: number): Removals {
  const publishedAt = new Map<string, number>();
  const due = new Map<OutboxModel, Map<string, unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  const schedule = () => {
    timer ??= setTimeout(flush, collectMs);
  };

  const removeFrom = async (model: OutboxModel, entries: Map<string, unknown>) => {
    const documents = [...new Map([...entries.values()].map((id) => [String(id), id])).values()];
    try {
      await model.updateMany(
        { _id: { $in: documents } },
        { $pull: { outbox: { id: { $in: [...entries.keys()] } } } },
        { timestamps: false },
      );
    } catch (error) {
      logger.warn({ err: error, model: model.modelName }, 'published events could not be removed yet');
      for (const [entryId, documentId] of entries) note(model, documentId, entryId);
    }
  };

  const note = (model: OutboxModel, documentId: unknown, entryId: string) => {
    const entries = due.get(model) ?? new Map<string, unknown>();
    due.set(model, entries.set(entryId, documentId));
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    flushing = flushing.then(async () => {
      const batch = [...due];
      due.clear();
      await Promise.all(batch.map(([model, entries]) => removeFrom(model, entries)));
      forgetOld();
    });
    return flushing;
  };

  const forgetOld = () => {
    const waiting = new Set([...due.values()].flatMap((entries) => [...entries.keys()]));
    for (const [entryId, at] of publishedAt) {
      if (Date.now() - at < rememberMs) return; // all others are younger
      if (!waiting.has(entryId)) publishedAt.delete(entryId);
    }
  };

  return {
    has: (entryId) => publishedAt.has(entryId),
    add(model, documentId, entryId) {
      publishedAt.set(entryId, Date.now());
      note(model, documentId, entryId);
      schedule();
    },
    flush,
  };
}
