import {
  type ConversationSide,
  countConversations,
  getConversation,
  listConversations,
  listUnreadConversations,
  markConversationRead,
  settleConversation,
  type WriteMessageBody,
  writeConversationMessage,
} from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import {
  allow,
  type ContractRouter,
  clientAddress,
  conflict,
  notFound,
  type OrderAccess,
  type User,
} from '@print-shop/service-kit';
import type { Orders } from '../order/create-orders.ts';
import type { KnownOrder } from '../order/order.ts';
import { toConversation, toSummary } from './conversation.presenter.ts';
import type { ConversationStore } from './conversation.store.ts';
import { kindsFor, sideOf } from './who-may.ts';
import type { WriteLimits } from './write-limit.ts';

export interface ConversationRoutesDeps {
  conversations: ConversationStore;
  orders: Orders;
  writes: WriteLimits;
  designs: DesignLinks;
}

/** As many as My Orders shows at most. */
const UNREAD_LIMIT = 500;

/** Registers what customers and staff say to each other about orders. `sideOf` decides who may take part. */
export function conversationRoutes(router: ContractRouter, deps: ConversationRoutesDeps): void {
  const { conversations, orders, writes, designs } = deps;
  const getOrder = async (id: string): Promise<KnownOrder> => {
    const order = await orders.find(id);
    if (!order) throw noSuchOrder();
    return order;
  };
  /** The side on which the caller takes part. Throws for those who may not. */
  const sideFor = (access: OrderAccess, order: KnownOrder, isWriting = false): ConversationSide => {
    if (access.user) return sideOf(access.user, order, isWriting);
    access.check(order);
    return 'customer';
  };
  /** Stores a message; `writer` is missing for a guest. */
  const write = async (order: KnownOrder, side: ConversationSide, body: WriteMessageBody, writer?: User) => {
    const { messageId: id, text } = body;
    const at = new Date();
    const who = {
      by: side,
      writerId: writer?.id ?? '',
      writer: writer?.name ?? (side === 'customer' ? order.name : ''),
    };
    const message = {
      id,
      ...who,
      text,
      designs: [...new Set(body.designs.map((design) => designs.admit(design)))],
      at,
    };
    if (!(await conversations.write(order, message))) throw isFull();
    await orders.touch(order.id, at);
    const part = await conversations.read(order.id);
    return { status: 201 as const, body: toConversation(order, side, part, designs) };
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
    .on(getConversation, allow.orderCustomerOrStaff('orders:read'), async ({ params, query, access }) => {
      // The page of a new order asks at once; the event of the order comes a little later.
      const order = await orders.findOrWait(params.id);
      if (!order) throw noSuchOrder();
      const side = sideFor(access, order);
      const part = await conversations.read(order.id, query.before);
      return { status: 200, body: toConversation(order, side, part, designs) };
    })
    .on(
      writeConversationMessage,
      allow.orderCustomerOrStaff('conversations:write'),
      async ({ params, body, access, req }) => {
        const order = await getOrder(params.id);
        const side = sideFor(access, order, true);
        await writes.take(access.user, order.id, clientAddress(req.ip));
        return write(order, side, body, access.user);
      },
    )
    .on(markConversationRead, allow.orderCustomerOrStaff('orders:read'), async ({ params, body, access }) => {
      const order = await getOrder(params.id);
      return {
        status: 200,
        body: { unread: await conversations.markRead(order, sideFor(access, order), body.total) },
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
      en: 'There is no conversation about this order. Please contact us by phone or email.',
      hi: 'इस ऑर्डर पर यहाँ बातचीत नहीं हो सकती। हमें फ़ोन या ईमेल कीजिए।',
    },
    'order-not-found',
  );

const isFull = () =>
  conflict(
    {
      en: 'This conversation is full. Please contact us by phone or email.',
      hi: 'इस बातचीत में और मैसेज नहीं आ सकते। हमें फ़ोन या ईमेल कीजिए।',
    },
    'conversation-full',
  );
