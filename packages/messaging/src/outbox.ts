import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Envelope, EventContract } from '@print-shop/contracts';
import { currentRequestId } from '@print-shop/service-kit/log';
import { Schema } from 'mongoose';
import type { z } from 'zod';

/** An event that waits in the document whose change it reports, until the broker has it. */
export interface OutboxEntry {
  id: string;
  key: string;
  occurredAt: Date;
  requestId?: string;
  /** Id of the event that was handled when this one was made. */
  cause?: string;
  /** Left out where the event may be dropped when no queue is bound for it. */
  mustReach?: boolean;
  data: unknown;
}

export interface WithOutbox {
  outbox: OutboxEntry[];
}

/** The part of a Mongoose model that the relay uses. */
export interface OutboxModel {
  modelName: string;
  updateMany(filter: object, update: object, options: object): PromiseLike<unknown>;
  find(
    filter: object,
    projection: object,
    options: object,
  ): { lean(): { cursor(options: object): AsyncIterable<unknown> } };
}

export interface OutboxDocument extends WithOutbox {
  _id: unknown;
}

/** The `outbox` field of a Mongoose schema: `new Schema({ ...fields, ...outboxField })`. */
export const outboxField = {
  outbox: {
    type: [
      new Schema<OutboxEntry>(
        {
          id: String,
          key: String,
          occurredAt: Date,
          requestId: String,
          cause: String,
          mustReach: Boolean,
          data: Schema.Types.Mixed,
        },
        { _id: false, id: false, minimize: false },
      ),
    ],
    default: () => [],
  },
};

/** Adds the index for the relay's sweep; it contains only documents with waiting events. */
export function indexOutbox(schema: Pick<Schema, 'index'>): void {
  schema.index({ 'outbox.occurredAt': 1 }, { sparse: true, name: 'outbox_waiting' });
}

const handled = new AsyncLocalStorage<string>();

/** Runs `handle` so that each event that it makes names the event of this id as its cause. */
export const answering = <T>(eventId: string, handle: () => T): T => handled.run(eventId, handle);

/**
 * Makes the entry of an event, to be written together with its cause in the same single-document write. Throws when `data`
 * does not fit the contract: no write is better than an event that nobody can read.
 */
export function outboxEntry<Data extends z.ZodType>(
  contract: EventContract<Data>,
  data: z.input<Data>,
  {
    now = new Date(),
    id = randomUUID(),
    requestId = currentRequestId(),
    cause = handled.getStore(),
  }: EntryOptions = {},
): OutboxEntry {
  return {
    id,
    key: contract.key,
    occurredAt: now,
    ...(requestId === undefined ? {} : { requestId }),
    ...(cause === undefined ? {} : { cause }),
    ...(contract.mustReach ? { mustReach: true } : {}),
    data: contract.data.parse(data),
  };
}

export interface EntryOptions {
  now?: Date;
  id?: string;
  requestId?: string;
  cause?: string;
}

export function toEnvelope({ id, key, occurredAt, requestId, cause, data }: OutboxEntry): Envelope {
  const causes = { ...(requestId ? { requestId } : {}), ...(cause ? { cause } : {}) };
  return { id, key, occurredAt: occurredAt.toISOString(), ...causes, data };
}
