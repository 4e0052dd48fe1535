import { workParked } from '@print-shop/contracts';
import { createMailLinks, mailLinkKeysOf } from '@print-shop/links';
import { worksOf } from '@print-shop/messaging';
import { createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import { keepSettings, shopNames } from '@print-shop/shop';
import type { Express } from 'express';
import { answerDataExport } from './answer-data-export.ts';
import { createChannels } from './channel/create-channels.ts';
import { shopNameOf } from './config.ts';
import { type ConversationsDeps, createConversations } from './conversation/create-conversations.ts';
import { createDelivery, type DeliveryDeps } from './delivery/create-delivery.ts';
import { createKeepers } from './keep/create-keepers.ts';
import { createKinds } from './kinds/create-kinds.ts';
import { createLive, type LiveDeps } from './live/create-live.ts';
import { createMessages } from './message/create-messages.ts';
import { modelsOf } from './models.ts';
import { createNews } from './notify/create-news.ts';
import { createOrders } from './order/create-orders.ts';
import { createPeople } from './person/create-people.ts';
import { createPreviews } from './preview/create-previews.ts';
import { createTracking } from './track/create-tracking.ts';

export interface NotificationsDeps
  extends Pick<ConversationsDeps, 'config' | 'mongo' | 'relay' | 'redis'>,
    Pick<LiveDeps, 'auth' | 'broker' | 'onClose'>,
    Pick<DeliveryDeps, 'logger' | 'now'> {
  /** Shorter in tests. */
  times?: { gatherMs: number; everyMs: number; awayMs: number; beatMs?: number | undefined };
}

/** Creates the app: its routes, the consumers that turn events into messages, and the loop that sends them. */
export async function createNotifications(deps: NotificationsDeps): Promise<Express> {
  const { config, auth, mongo, broker } = deps;
  await ensureIndexes(Object.values(modelsOf(mongo)));
  const settings = await keepSettings('notifications', deps, ['identity']);
  const mailLinks = createMailLinks(mailLinkKeysOf(config));
  const works = worksOf(deps, workParked.notifications);
  const router = createRouter({ auth, orderOfLink: mailLinks.readOrder });
  const shared = { ...deps, ...deps.times, mailLinks, works };

  const { messages, refused } = createMessages(deps);
  const orders = createOrders(deps);
  const { people, links, ...person } = createPeople(deps);
  const { conversations, ...conversation } = createConversations(shared);
  const getShopName = shopNames(settings, shopNameOf(config));
  const { sentences, write, preview } = createKinds({ ...shared, links, getShopName });
  const { channels, names, canSend, phoneChannel } = createChannels({ ...deps, write, devices: people.devices });
  const parts = { ...shared, messages, refused, orders, people, conversations, channels };
  const { notify, ...news } = createNews({ ...parts, channels: names, canSend, phoneChannel });

  // Before the news and the works, which look up the people and orders that these consumers keep.
  await createKeepers({ ...parts, notify });
  await news.start(parts);
  await answerDataExport(broker, parts);
  createDelivery(router, parts);
  conversation.open(router, { ...parts, notify });
  person.routes(router, { messages, refused, channels: names });
  createPreviews(router, { ...parts, sentences, write: preview });
  await createLive(router, parts);
  createTracking(router, parts);
  return createApp({ ...deps, routers: [router] });
}
