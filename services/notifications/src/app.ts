import { workParked } from '@print-shop/contracts';
import { createDesignLinks, createMailLinks, mailLinkKeysOf } from '@print-shop/links';
import { type Broker, type Relay, worksOf } from '@print-shop/messaging';
import {
  type AppOptions,
  type Auth,
  createApp,
  createRouter,
  ensureIndexes,
  type ServiceContext,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Connection } from 'mongoose';
import { answerDataExport } from './answer-data-export.ts';
import { createChannels } from './channel/create-channels.ts';
import type { Config } from './config.ts';
import { createConversations } from './conversation/create-conversations.ts';
import type { WriteLimitDeps } from './conversation/write-limit.ts';
import { createMessages } from './delivery/create-messages.ts';
import { keepOrders } from './keep/keep-orders.ts';
import { keepPeople } from './keep/keep-people.ts';
import { createKinds } from './kinds/create-kinds.ts';
import { createLive } from './live/create-live.ts';
import { modelsOf } from './models.ts';
import { createNews } from './notify/create-news.ts';
import { createOrderStore, orderModel } from './order/order.store.ts';
import { createPeople } from './person/create-people.ts';
import { createPreviews } from './preview/create-previews.ts';
import { createTracking } from './track/create-tracking.ts';

export interface NotificationsDeps
  extends Pick<AppOptions, 'logger'>,
    Pick<ServiceContext<Config>, 'onClose'>,
    WriteLimitDeps {
  config: Config;
  auth: Auth;
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  /** Shorter in tests. */
  times?: { gatherMs: number; everyMs: number; awayMs: number; beatMs?: number | undefined };
  /** The clock of sending and of the daily mail. */
  now?: () => Date;
}

/** Creates the app: its routes, the consumers that turn events into messages, and the loop that sends them. */
export async function createNotifications(deps: NotificationsDeps): Promise<Express> {
  const { config, auth, mongo, broker, logger, times } = deps;
  await ensureIndexes(Object.values(modelsOf(mongo)));
  const designs = createDesignLinks(config.DESIGN_LINK_KEY);
  const mailLinks = createMailLinks(mailLinkKeysOf(config));
  const { messages, ...message } = createMessages(deps);
  const { people, links, ...person } = createPeople(deps);
  const orders = createOrderStore(orderModel(mongo));
  const { conversations, ...conversation } = createConversations({ ...deps, awayMs: times?.awayMs });
  const { sentences, write, preview } = createKinds({ ...deps, links, mailLinks });
  const { names, ...channel } = createChannels({ ...deps, write, devices: people.devices });
  const stores = { messages, people, orders, conversations };
  const parts = { ...deps, ...channel, ...stores, designs, mailLinks };
  const { notify, ...news } = createNews({ ...parts, channels: names, gatherMs: times?.gatherMs });
  await keepPeople(broker, { ...parts, notify, canConfirm: mailLinks.isOn });
  await keepOrders(broker, stores);
  await news.follow();
  await answerDataExport(broker, stores);

  const works = worksOf(deps, workParked.notifications);
  const everyMs = times?.everyMs;
  message.send({ ...parts, works, everyMs });
  news.startDaily(works, everyMs);
  conversation.notifyAway({ orders, notify, works, everyMs });

  const router = createRouter({ auth, orderOfLink: mailLinks.readOrder });
  person.routes(router, { ...parts, channels: names });
  createPreviews(router, { ...parts, sentences, write: preview });
  message.routes(router, parts);
  conversation.routes(router, parts);
  await createLive(router, { ...parts, beatMs: times?.beatMs });
  createTracking(router, parts);
  return createApp({ logger, routers: [router] });
}
