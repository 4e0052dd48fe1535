import { CONVERSATION_SIDES, kindFields } from '@print-shop/contracts';
import type { Works } from '@print-shop/service-kit';
import type { Notify } from '../notify/notify.ts';
import type { OrderStore } from '../order/order.store.ts';
import type { ConversationStore } from './conversation.store.ts';
import { type ConversationPart, customerOf, mailTo, type WaitingMail } from './conversation.ts';

const SWEEP_MS = 10_000;

export interface NotifyWhoIsAwayDeps {
  conversations: ConversationStore;
  orders: OrderStore;
  notify: Notify;
  works: Works;
  everyMs?: number | undefined;
}

/** Emails customers and staff what they have not read for a while. Each email goes out once. */
export function notifyWhoIsAway(deps: NotifyWhoIsAwayDeps): void {
  const { conversations, orders, notify, works, everyMs = SWEEP_MS } = deps;
  const toCustomer = async (part: ConversationPart, { cause, texts, more, files }: WaitingMail) => {
    const order = await orders.find(part.id);
    if (!order) return; // the account was deleted
    const about = { about: part.id, seq: part.lastAt.getTime() };
    const data = {
      ...dataOf(part),
      quotes: texts,
      moreQuotes: more,
      files,
      ...(order.userId === null ? { isGuests: true } : {}),
    };
    await notify.customer({ cause, kind: 'conversation-answered', ...customerOf(order), ...about, data });
  };
  const toStaff = async (part: ConversationPart, { cause, texts, more, files }: WaitingMail) => {
    const data = { ...dataOf(part), who: part.name, quotes: texts, moreQuotes: more, files };
    await notify.staff({ cause, kind: 'customer-asked', at: part.lastAt, data });
  };
  for (const side of CONVERSATION_SIDES)
    works.start<ConversationPart>({
      what: `mailing the ${side} who has not read a message`,
      everyMs,
      list: (now, limit, except) => conversations.listMailDue(side, now, limit, except),
      idOf: ({ id }) => id,
      async handle(part, now) {
        const mail = mailTo(side, part);
        if (mail) await (side === 'customer' ? toCustomer(part, mail) : toStaff(part, mail));
        await conversations.settleMail(part, side, now);
      },
    });
}

const dataOf = ({ id, kind }: ConversationPart) => ({ id, ...kindFields(kind) });
