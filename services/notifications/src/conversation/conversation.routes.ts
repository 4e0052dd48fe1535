import {
  countConversations,
  getConversation,
  listConversations,
  listUnreadConversations,
  markConversationRead,
  settleConversation,
  writeConversationMessage,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, type Limit, notFound } from '@print-shop/service-kit';
import type { OrderStore } from '../order/order.store.ts';
import type { KnownOrder } from '../order/order.ts';
import { toConversation, toSummary } from './conversation.presenter.ts';
import type { ConversationStore } from './conversation.store.ts';
import { kindsFor, sideOf } from './who-may.ts';

export interface ConversationRoutesDeps {
  conversations: ConversationStore;
  orders: OrderStore;
  /** Limit of the messages that one person writes. */
  writes: Limit;
}

/** As many as My Orders shows at most. */
const UNREAD_LIMIT = 500;

/** Registers what customers and staff say to each other about orders. `sideOf` decides who may. */
export function conversationRoutes(router: ContractRouter, deps: ConversationRoutesDeps): void {
  const { conversations, orders, writes } = deps;
  const getOrder = async (id: string): Promise<KnownOrder> => {
    const order = await orders.find(id);
    if (!order) throw noSuchOrder();
    return order;
  };

  router
    .on(listConversations, allow.staff('orders:read'), async ({ query, user }) => {
      const { conversations: found, total } = await conversations.list({ ...query, kinds: kindsFor(user) });
      return { status: 200, body: found.map(toSummary), headers: { 'X-Total-Count': String(total) } };
    })
    .on(countConversations, allow.staff('orders:read'), async ({ user }) => ({
      status: 200,
      body: await conversations.count(kindsFor(user)),
    }))
    .on(listUnreadConversations, allow.signedIn, async ({ user }) => ({
      status: 200,
      body: (await conversations.listUnread(user.id, UNREAD_LIMIT)).map(({ id: _id, unread }) => ({ _id, unread })),
    }))
    .on(getConversation, allow.selfOrStaff('orders:read'), async ({ params, query, user }) => {
      const order = await getOrder(params.id);
      const side = sideOf(user, order);
      return { status: 200, body: toConversation(order, side, await conversations.read(order.id, query.before)) };
    })
    .on(writeConversationMessage, allow.selfOrStaff('conversations:write'), async ({ params, body, user }) => {
      const order = await getOrder(params.id);
      const side = sideOf(user, order, true);
      await writes.take(user.id);
      const { messageId: id, text, designs } = body;
      const at = new Date();
      const message = {
        id,
        by: side,
        writerId: user.id,
        writer: user.name ?? '',
        text,
        designs: [...new Set(designs)],
        at,
      };
      if (!(await conversations.write(order, message))) throw isFull();
      await orders.touch(order.id, at);
      return { status: 201, body: toConversation(order, side, await conversations.read(order.id)) };
    })
    .on(markConversationRead, allow.selfOrStaff('orders:read'), async ({ params, body, user }) => {
      const order = await getOrder(params.id);
      return {
        status: 200,
        body: { unread: await conversations.markRead(order, sideOf(user, order), body.total) },
      };
    })
    .on(settleConversation, allow.staff('conversations:write'), async ({ params, body, user }) => {
      const order = await getOrder(params.id);
      sideOf(user, order, true);
      return { status: 200, body: { isWaiting: await conversations.settle(order, body.total) } };
    });
}

const noSuchOrder = () =>
  notFound(
    {
      en: 'There is no conversation about this order. Please contact us by phone or e-mail.',
      hi: 'इस ऑर्डर पर यहाँ बातचीत नहीं हो सकती। हमें फ़ोन या ई-मेल कीजिए।',
    },
    'order-not-found',
  );

const isFull = () =>
  conflict(
    {
      en: 'This conversation is full. Please contact us by phone or e-mail.',
      hi: 'इस बातचीत में और मैसेज नहीं आ सकते। हमें फ़ोन या ई-मेल कीजिए।',
    },
    'conversation-full',
  );
