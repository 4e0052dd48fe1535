import { randomUUID } from 'node:crypto';
import type { Channel, MessageKind } from '@print-shop/contracts';
import { inBatches, insertNew } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import { headsOf, isBefore, keyOf, LEASE_MS, lineOf, type Message, type NewMessage } from './message.ts';

interface MessageDocument extends Omit<Message, 'key'> {
  _id: string;
  /** The instance that sends it at the moment. */
  claim?: string;
}

/** A message is kept for a year, so that staff can look up what was said. */
const KEPT_SECONDS = 365 * 24 * 3600;
/** Messages behind an earlier one of their line are looked at again after this many milliseconds. */
const BLOCKED_MS = 2_000;

const schema = new Schema<MessageDocument>(
  {
    _id: String,
    kind: String,
    channel: String,
    personId: { type: String, default: null },
    to: String,
    language: String,
    data: Schema.Types.Mixed,
    about: { type: String, default: null },
    line: String,
    seq: Number,
    state: String,
    dueAt: Date,
    tries: Number,
    claim: String,
    createdAt: Date,
    settledAt: Date,
    reason: String,
    fault: String,
    subject: String,
    text: String,
  },
  { versionKey: false, minimize: false },
);
schema.index({ state: 1, channel: 1, dueAt: 1 });
schema.index({ line: 1, state: 1 });
schema.index({ about: 1, _id: 1 });
schema.index({ personId: 1, createdAt: 1, _id: 1 });
schema.index({ to: 1, state: 1 });
schema.index({ kind: 1, createdAt: -1 });
schema.index({ state: 1, createdAt: 1, _id: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

const FAILED = { state: 'failed' } as const;

export type MessageModel = Model<MessageDocument>;
export const messageModel = (connection: Connection): MessageModel =>
  connection.model<MessageDocument>('Message', schema, 'messages');

/** The outcome of a try. */
export type Settled = Pick<Message, 'key' | 'state'> &
  Partial<Pick<Message, 'dueAt' | 'reason' | 'fault' | 'subject' | 'text'>>;

export type MessageStore = ReturnType<typeof createMessageStore>;

/** Stores messages: one write for those of a moment, one to claim a batch and one to settle it. */
export function createMessageStore(model: MessageModel) {
  const insert = inBatches<MessageDocument>((documents) => insertNew(model, documents));
  return {
    /** Stores messages that are not stored yet. */
    async add(messages: readonly NewMessage[], now = new Date()): Promise<void> {
      if (messages.length === 0) return;
      const documents = messages.map(({ cause, ...message }) => {
        const key = keyOf({ cause, ...message, recipient: message.personId ?? message.to });
        const fresh = { state: 'waiting' as const, tries: 0, createdAt: now };
        return { _id: key, ...message, line: lineOf(message, key), ...fresh };
      });
      await insert(documents);
    },

    /**
     * Takes up to `limit` due messages of a channel for this instance, the earliest of each line. Another instance gets them
     * only after `LEASE_MS` without an outcome.
     */
    async claim(channel: Channel, now: Date, limit: number): Promise<Message[]> {
      const isDue = { state: 'waiting', dueAt: { $lte: now } } as const;
      const due = await model
        .find({ ...isDue, channel }, { line: 1, seq: 1 })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean<MessageDocument[]>();
      if (due.length === 0) return [];
      const lines = [...new Set(due.map(({ line }) => line))];
      const waiting = await model
        .find({ line: { $in: lines }, state: 'waiting' }, { line: 1, seq: 1 })
        .lean<MessageDocument[]>();
      const { heads, blocked } = headsOf(due.map(withKey), waiting.map(withKey));
      if (blocked.length > 0) {
        const dueAt = new Date(now.getTime() + BLOCKED_MS);
        await model.updateMany({ _id: { $in: blocked.map(({ key }) => key) }, ...isDue }, { $set: { dueAt } });
      }
      if (heads.length === 0) return [];
      const ids = heads.map(({ key }) => key);
      const claim = randomUUID();
      const dueAt = new Date(now.getTime() + LEASE_MS);
      await model.updateMany({ _id: { $in: ids }, ...isDue }, { $set: { claim, dueAt }, $inc: { tries: 1 } });
      const claimed = await model.find({ _id: { $in: ids }, claim }).lean<MessageDocument[]>();
      return claimed.map(toMessage);
    },

    /** Returns how many messages are due and not claimed. */
    countWaiting: (now: Date): Promise<number> => model.countDocuments({ state: 'waiting', dueAt: { $lte: now } }),

    /** Writes what became of claimed messages. */
    async settle(outcomes: readonly Settled[], now = new Date()): Promise<void> {
      if (outcomes.length === 0) return;
      const writes = outcomes.map(({ key, dueAt, ...outcome }) => ({
        updateOne: {
          filter: { _id: key, state: 'waiting' as const },
          update: {
            $set: { ...outcome, ...(outcome.state === 'waiting' ? { dueAt } : { settledAt: now }) },
            $unset: { claim: 1 as const },
          },
        },
      }));
      await model.bulkWrite(writes, { ordered: false });
    },

    /** Lets messages go that were held because of their address; with `to`, to the person's new one. */
    async release(personId: string, channel: Channel, to: string, now = new Date()): Promise<void> {
      await model.updateMany(
        { personId, channel, state: 'held' },
        { $set: { state: 'waiting', to, dueAt: now, createdAt: now }, $unset: { settledAt: 1, reason: 1, fault: 1 } },
      );
    },

    /** Drops waiting messages of a kind and channel that their recipient has turned off. One that is being sent stays. */
    async dropUnwanted(
      personId: string,
      { kind, channel }: Pick<Message, 'kind' | 'channel'>,
      now = new Date(),
    ): Promise<void> {
      await model.updateMany(
        { personId, kind, channel, state: { $in: ['waiting', 'held'] }, claim: null },
        { $set: { state: 'dropped', reason: 'turned off', settledAt: now } },
      );
    },

    /** Returns the messages about an order, oldest first. Messages of one moment are sorted by when their facts happened. */
    async listAbout(about: string): Promise<Message[]> {
      const found = await model.find({ about }).lean<MessageDocument[]>();
      return found
        .map(toMessage)
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (isBefore(a, b) ? -1 : 1));
    },

    /** Returns a page of the messages that were given up, newest first, and the number of all of them. */
    async listFailed({ page, limit }: { page: number; limit: number }): Promise<{ failed: Message[]; total: number }> {
      const [found, total] = await Promise.all([
        model
          .find(FAILED)
          .sort({ createdAt: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<MessageDocument[]>(),
        model.countDocuments(FAILED),
      ]);
      return { failed: found.map(toMessage), total };
    },

    /** Sends a message that was given up as if it were new, or drops it. False when it is not given up any more. */
    async settleFailed(key: string, action: 'resend' | 'dismiss', now = new Date()): Promise<boolean> {
      const change =
        action === 'dismiss'
          ? { $set: { state: 'dropped' as const } }
          : {
              $set: { state: 'waiting' as const, tries: 0, dueAt: now, createdAt: now },
              $unset: { settledAt: 1, reason: 1, fault: 1 } as const,
            };
      const { modifiedCount } = await model.updateOne({ _id: key, ...FAILED }, change);
      return modifiedCount === 1;
    },

    /** The newest message of a kind, for previews. */
    async latestOf(kind: MessageKind): Promise<Message | undefined> {
      const found = await model
        .findOne({ kind, data: { $exists: true } })
        .sort({ createdAt: -1 })
        .lean<MessageDocument>();
      return found ? toMessage(found) : undefined;
    },

    /** Streams all messages to a person, oldest first. */
    async *allOf(personId: string): AsyncGenerator<Message> {
      const found = model.find({ personId }).sort({ createdAt: 1, _id: 1 });
      for await (const message of found.lean<MessageDocument>().cursor({ batchSize: 50 })) yield toMessage(message);
    },

    /** Also removes those to the person's address from before they had an account. */
    async removeAllOf(personId: string, email: string | undefined): Promise<void> {
      await model.deleteMany({ personId });
      if (email) await model.deleteMany({ to: email, personId: null });
    },
  };
}

const withKey = ({ _id, line, seq }: MessageDocument) => ({ key: _id, line, seq });

const toMessage = ({ _id, claim: _, ...rest }: MessageDocument): Message => ({ key: _id, ...rest });
