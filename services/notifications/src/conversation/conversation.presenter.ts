import type { Conversation, ConversationMessage, ConversationSide, ConversationSummary } from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import type { KnownOrder } from '../order/order.ts';
import type { ConversationPart, ConversationState, StoredMessage } from './conversation.ts';

/** Customers read the names of staff nowhere in the shop. */
const toMessage = (
  message: StoredMessage,
  number: number,
  side: ConversationSide,
  designs: DesignLinks,
): ConversationMessage => ({
  number,
  id: message.id,
  by: message.by,
  writer: side === 'customer' && message.by === 'shop' ? '' : message.writer,
  text: message.text,
  designs: message.designs.map((stored) => designs.sign(stored, side === 'shop' ? 'save' : 'show')).filter(Boolean),
  at: message.at.toISOString(),
});

/** A conversation as one side sees it; empty before anybody has written. */
export const toConversation = (
  { id, kind, name }: KnownOrder,
  side: ConversationSide,
  part: ConversationPart | undefined,
  designs: DesignLinks,
): Conversation => ({
  _id: id,
  kind,
  side,
  customer: name,
  total: part?.total ?? 0,
  unread: part?.unread[side] ?? 0,
  isWaiting: part?.isWaiting ?? false,
  messages: part?.messages.map((message, index) => toMessage(message, part.from + index, side, designs)) ?? [],
});

/** A row for staff. */
export const toSummary = (state: ConversationState): ConversationSummary => ({
  _id: state.id,
  kind: state.kind,
  customer: state.name,
  isWaiting: state.isWaiting,
  unread: state.unread.shop,
  lastBy: state.lastBy,
  lastText: state.lastText,
  lastAt: state.lastAt.toISOString(),
});
