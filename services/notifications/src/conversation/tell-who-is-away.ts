import { CONVERSATION_SIDES } from '@print-shop/contracts';
import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { OrderStore } from '../order/order.store.ts';
import type { Tell } from '../tell/tell.ts';
import type { ConversationStore } from './conversation.store.ts';
import { type ConversationPart, customerOf, mailTo, type WaitingMail } from './conversation.ts';

const SWEEP_MS = 10_000;
/** How many conversations one run reads at a time. */
const BATCH = 20;

export interface TellWhoIsAwayDeps {
  conversations: ConversationStore;
  orders: OrderStore;
  tell: Tell;
  logger: Logger;
  everyMs?: number | undefined;
  now?: (() => Date) | undefined;
}

/** Mails customers and staff what they have not read for a while. Several instances share the work; each mail goes out once. */
export function tellWhoIsAway(deps: TellWhoIsAwayDeps): Sweep {
  const { conversations, orders, tell, logger, everyMs = SWEEP_MS, now: clock = () => new Date() } = deps;
  const toCustomer = async (part: ConversationPart, { cause, texts, more, files }: WaitingMail) => {
    const order = await orders.find(part.id);
    if (!order) return; // the account was deleted
    const about = { about: part.id, seq: part.lastAt.getTime() };
    const data = {
      ...{ ...dataOf(part), quotes: texts, moreQuotes: more, files },
      ...(order.userId === null ? { isGuests: true } : {}),
    };
    await tell.customer({ cause, kind: 'conversation-answered', ...customerOf(order), ...about, data });
  };
  const toStaff = async (part: ConversationPart, { cause, texts, more, files }: WaitingMail) => {
    const data = { ...dataOf(part), who: part.name, quotes: texts, moreQuotes: more, files };
    await tell.staff({ cause, kind: 'customer-asked', at: part.lastAt, data });
  };
  const run = async () => {
    const now = clock();
    for (const side of CONVERSATION_SIDES) {
      for (;;) {
        const due = await conversations.listMailDue(side, now, BATCH);
        for (const part of due) {
          const mail = mailTo(side, part);
          if (mail) await (side === 'customer' ? toCustomer(part, mail) : toStaff(part, mail));
          await conversations.settleMail(part, side, now);
        }
        if (due.length < BATCH) break;
      }
    }
  };
  return startSweep({ what: 'mailing who has not read a message', everyMs, run, logger });
}

const dataOf = ({ id, kind }: ConversationPart) => ({ id, isBulk: kind === 'bulk-order' });
