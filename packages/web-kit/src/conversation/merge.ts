import type { Conversation } from '@print-shop/contracts';

/**
 * The known part of a conversation with a page of it added: the messages without a gap up to the newest, oldest first.
 * The marks are those of the page.
 */
export function merge(known: Conversation | null | undefined, page: Conversation): Conversation {
  const byNumber = new Map([...(known?.messages ?? []), ...page.messages].map((message) => [message.number, message]));
  const newest = Math.max(-1, ...byNumber.keys());
  const messages: Conversation['messages'] = [];
  for (let number = newest; number >= 0; number--) {
    const message = byNumber.get(number);
    if (!message) break;
    messages.unshift(message);
  }
  return { ...page, messages };
}

/** The number of the first message that the reader has not read; undefined when all is read, or it is not loaded. */
export const firstUnread = ({ messages, unread, side }: Conversation): number | undefined =>
  unread === 0 ? undefined : messages.filter(({ by }) => by !== side).at(-unread)?.number;
