import { createDesignLinks } from '@print-shop/links';
import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import type { Config } from '../config.ts';
import type { Orders } from '../order/create-orders.ts';
import { conversationModel } from './conversation.model.ts';
import { conversationRoutes } from './conversation.routes.ts';
import { createConversationStore } from './conversation.store.ts';
import { type NotifyWhoIsAwayDeps, notifyWhoIsAway } from './notify-who-is-away.ts';
import { createWriteLimits, type WriteLimitDeps } from './write-limit.ts';

export interface ConversationsDeps extends WriteLimitDeps {
  config: Config;
  mongo: Connection;
  relay: Relay;
  /** The time after which an unread message is emailed; without it, as in the settings. */
  awayMs?: number | undefined;
}

/**
 * Creates the conversations about orders. Returns their store. `open` starts the emails about unread messages and registers
 * the routes.
 */
export function createConversations({ config, mongo, relay, redis, awayMs }: ConversationsDeps) {
  const conversations = createConversationStore(
    conversationModel(mongo),
    relay,
    awayMs ?? config.CONVERSATION_MAIL_MINUTES * 60_000,
  );
  return {
    conversations,
    open(router: ContractRouter, parts: Omit<NotifyWhoIsAwayDeps, 'conversations'> & { orders: Orders }): void {
      notifyWhoIsAway({ ...parts, conversations });
      conversationRoutes(router, {
        conversations,
        orders: parts.orders,
        writes: createWriteLimits({ redis }),
        designs: createDesignLinks(config.DESIGN_LINK_KEY),
      });
    },
  };
}
