import {
  CONVERSATION_PAGE,
  type ConversationSide,
  conversationRead,
  type EventContract,
  MAX_CONVERSATION_MESSAGES,
  messageWritten,
} from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { isDuplicateKey } from '@print-shop/service-kit';
import type { KnownOrder } from '../order/order.ts';
import {
  type ConversationDocument,
  type ConversationModel,
  FIRST_UNREAD,
  WAITING_FIRST_UNREAD,
} from './conversation.model.ts';
import {
  beginningOf,
  type ConversationPart,
  type ConversationState,
  otherSide,
  type StoredMessage,
} from './conversation.ts';

const NONE = { messages: 0, outbox: 0 } as const;
const NEWEST = { outbox: 0, messages: { $slice: -CONVERSATION_PAGE } } as const;

export interface ListedConversations {
  kinds: readonly KnownOrder['kind'][];
  show: 'waiting' | 'all';
  page: number;
  limit: number;
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** Stores one document per conversation, so that a message, its marks and its event are one write. */
export function createConversationStore(model: ConversationModel, relay: Relay, awayMs: number) {
  const eventOf = <E extends EventContract>(contract: E, { id, kind, userId }: KnownOrder, more: object) =>
    outboxEntry(contract, { orderId: id, kind, userId, ...more });

  return {
    /**
     * Stores a message once, with the marks for the other side and its event, and begins the conversation where there is none. False when
     * the conversation is full.
     */
    async write(order: KnownOrder, message: StoredMessage): Promise<boolean> {
      const { id, by, text, designs, at } = message;
      const other = otherSide(by);
      const add = (upsert: boolean) =>
        model
          .findOneAndUpdate(
            { _id: order.id, 'messages.id': { $ne: id }, total: { $lt: MAX_CONVERSATION_MESSAGES } },
            {
              $push: { messages: message, outbox: eventOf(messageWritten, order, { messageId: id, by, designs }) },
              $inc: { total: 1, [`unread.${other}`]: 1 },
              $set: {
                lastAt: at,
                lastBy: by,
                lastText: beginningOf(text),
                isWaiting: by === 'customer',
                ...(by === 'customer' ? { isUnread: true } : {}),
                ...(order.name ? { name: order.name } : {}),
                // A guest's order may have come to belong to an account.
                ...(order.userId === null ? {} : { userId: order.userId }),
              },
              // The email is counted from the first message that waits.
              $min: { [`mailAt.${other}`]: new Date(at.getTime() + awayMs) },
              $setOnInsert: {
                kind: order.kind,
                [`unread.${by}`]: 0,
                mailedTo: { customer: 0, shop: 0 },
                ...(by === 'customer' ? {} : { isUnread: false }),
                ...(order.name ? {} : { name: order.name }),
                ...(order.userId === null ? { userId: null } : {}),
              },
            },
            { returnDocument: 'after', projection: { outbox: 1 }, upsert },
          )
          .lean<ConversationDocument>();
      const saved = await add(true).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        // There is one: it has the message, is full, or was begun at this moment.
        return add(false);
      });
      if (saved) void relay.nudge(model, saved);
      return saved !== null || (await model.exists({ _id: order.id, 'messages.id': id })) !== null;
    },

    /** The newest messages, or those before one; undefined when nobody has written. */
    async read(id: string, before?: number): Promise<ConversationPart | undefined> {
      if (before === undefined) {
        const newest = await model.findById(id, NEWEST).lean<ConversationDocument>();
        return newest ? toNewest(newest) : undefined;
      }
      const from = Math.max(0, before - CONVERSATION_PAGE);
      const slice: [number, number] = [from, Math.max(1, before - from)];
      const found = await model.findById(id, { outbox: 0, messages: { $slice: slice } }).lean<ConversationDocument>();
      return found ? { ...toState(found), from, messages: before === 0 ? [] : found.messages } : undefined;
    },

    /** Marks all as read by a side that has seen `total` messages; returns how many it has not read. */
    async markRead(order: KnownOrder, by: ConversationSide, total: number): Promise<number> {
      const saved = await model
        .findOneAndUpdate(
          { _id: order.id, total, [`unread.${by}`]: { $gt: 0 } },
          {
            $set: { [`unread.${by}`]: 0, ...(by === 'shop' ? { isUnread: false } : {}) },
            $unset: { [`mailAt.${by}`]: 1 },
            $push: { outbox: eventOf(conversationRead, order, { by }) },
          },
          { returnDocument: 'after', projection: { outbox: 1 } },
        )
        .lean<ConversationDocument>();
      if (saved) {
        void relay.nudge(model, saved);
        return 0;
      }
      const found = await model.findById(order.id, { unread: 1 }).lean<ConversationDocument>();
      return found?.unread[by] ?? 0;
    },

    /** Says that the newest message needs no answer, if it is still the newest; returns whether the customer waits. */
    async settle(order: KnownOrder, total: number): Promise<boolean> {
      const saved = await model
        .findOneAndUpdate(
          { _id: order.id, total, isWaiting: true },
          {
            $set: { isWaiting: false, isUnread: false, 'unread.shop': 0 },
            $unset: { 'mailAt.shop': 1 },
            $push: { outbox: eventOf(conversationRead, order, { by: 'shop' }) },
          },
          { returnDocument: 'after', projection: { outbox: 1 } },
        )
        .lean<ConversationDocument>();
      if (saved) void relay.nudge(model, saved);
      return (await model.exists({ _id: order.id, isWaiting: true })) !== null;
    },

    /** For staff: the unread first, then the newest. */
    async list({ kinds, show, page, limit }: ListedConversations) {
      const filter = {
        kind: { $in: [...kinds] },
        ...(show === 'waiting' ? { isWaiting: true } : {}),
      };
      const [found, total] = await Promise.all([
        model
          .find(filter, NONE)
          .sort({ isUnread: -1, lastAt: -1, _id: 1 })
          .hint(show === 'waiting' ? WAITING_FIRST_UNREAD : FIRST_UNREAD)
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<ConversationDocument[]>(),
        model.countDocuments(filter),
      ]);
      return { conversations: found.map(toState), total };
    },

    async count(kinds: readonly KnownOrder['kind'][]): Promise<{ waiting: number; unread: number }> {
      const kind = { $in: [...kinds] };
      const [waiting, unread] = await Promise.all([
        model.countDocuments({ kind, isWaiting: true }),
        model.countDocuments({ kind, isUnread: true }),
      ]);
      return { waiting, unread };
    },

    /** A customer's conversations with answers that they have not read, the newest first. */
    async listUnread(userId: string, limit: number): Promise<{ id: string; unread: number }[]> {
      const found = await model
        .find({ userId, 'unread.customer': { $gt: 0 } }, { unread: 1 })
        .sort({ lastAt: -1, _id: -1 })
        .limit(limit)
        .lean<ConversationDocument[]>();
      return found.map(({ _id: id, unread }) => ({ id, unread: unread.customer }));
    },

    /** Conversations whose email to a side is due, each with its newest messages. */
    async listMailDue(
      side: ConversationSide,
      now: Date,
      limit: number,
      except: readonly string[] = [],
    ): Promise<ConversationPart[]> {
      const found = await model
        .find({ [`mailAt.${side}`]: { $lte: now }, _id: { $nin: except } }, NEWEST)
        .sort({ [`mailAt.${side}`]: 1 })
        .limit(limit)
        .lean<ConversationDocument[]>();
      return found.map(toNewest);
    },

    /** After the email: a side has heard of `total` messages. Those written meanwhile wait for the next email. */
    async settleMail({ id, total }: ConversationState, side: ConversationSide, now: Date): Promise<void> {
      const told = { [`mailedTo.${side}`]: total };
      const done = await model.updateOne({ _id: id, total }, { $set: told, $unset: { [`mailAt.${side}`]: 1 } });
      if (done.matchedCount > 0) return;
      const next = new Date(now.getTime() + awayMs);
      await model.updateOne({ _id: id }, { $set: { ...told, [`mailAt.${side}`]: next } });
    },

    /** Streams the conversations of a person, the one that has rested longest first. */
    async *allOf(userId: string): AsyncGenerator<ConversationPart> {
      const found = model.find({ userId }, { outbox: 0 }).sort({ lastAt: 1, _id: 1 });
      for await (const document of found.lean<ConversationDocument>().cursor({ batchSize: 5 })) {
        yield { ...toState(document), from: 0, messages: document.messages };
      }
    },

    /** Gives the conversation about a guest's order to the account that has the order now. */
    async adopt(id: string, userId: string): Promise<void> {
      await model.updateOne({ _id: id, userId: null }, { $set: { userId } });
    },

    async removeAllOf(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}

const toState = (document: ConversationDocument): ConversationState => {
  const { _id: id, kind, userId, name, total, isWaiting, lastAt, lastBy, lastText, unread, mailedTo } = document;
  return { id, kind, userId, name, total, isWaiting, lastAt, lastBy, lastText, unread, mailedTo };
};

const toNewest = (document: ConversationDocument): ConversationPart => ({
  ...toState(document),
  messages: document.messages,
  from: document.total - document.messages.length,
});
