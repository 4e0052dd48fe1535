import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import type { Config } from '../config.ts';
import { conversationModel } from './conversation.model.ts';
import { type ConversationRoutesDeps, conversationRoutes } from './conversation.routes.ts';
import { createConversationStore } from './conversation.store.ts';
import { type NotifyWhoIsAwayDeps, notifyWhoIsAway } from './notify-who-is-away.ts';
import { createWriteLimits, type WriteLimitDeps } from './write-limit.ts';

interface ConversationsDeps extends WriteLimitDeps {
  config: Config;
  mongo: Connection;
  relay: Relay;
  /** The time after which an unread message is emailed; without it, as in the settings. */
  awayMs?: number | undefined;
}

/**
 * Creates the conversations about orders. Returns their store. `notifyAway` starts the emails about unread messages, and
 * `routes` registers the routes.
 */
export function createConversations({ config, mongo, relay, redis, awayMs }: ConversationsDeps) {
  const conversations = createConversationStore(
    conversationModel(mongo),
    relay,
    awayMs ?? config.CONVERSATION_MAIL_MINUTES * 60_000,
  );
  return {
    conversations,
    notifyAway: (parts: Omit<NotifyWhoIsAwayDeps, 'conversations'>) => notifyWhoIsAway({ ...parts, conversations }),
    routes: (router: ContractRouter, { orders, designs }: Pick<ConversationRoutesDeps, 'orders' | 'designs'>) =>
      conversationRoutes(router, { conversations, orders, writes: createWriteLimits({ redis }), designs }),
  };
}
