import { workParked } from '@print-shop/contracts';
import { createDesignLinks, createMailLinks, mailLinkKeysOf } from '@print-shop/links';
import type { Broker, Relay } from '@print-shop/messaging';
import { worksOf } from '@print-shop/messaging';
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
import { channelsOf, phoneChannels } from './channel/channels-of.ts';
import { createRefusedAddressStore, refusedAddressModel } from './channel/refused-address.store.ts';
import { type Config, shopNameOf } from './config.ts';
import { conversationModel } from './conversation/conversation.model.ts';
import { conversationRoutes } from './conversation/conversation.routes.ts';
import { createConversationStore } from './conversation/conversation.store.ts';
import { notifyWhoIsAway } from './conversation/notify-who-is-away.ts';
import { createWriteLimits, type WriteLimitDeps } from './conversation/write-limit.ts';
import { kindsRoutes } from './kinds/kinds.routes.ts';
import { createSentenceStore, readSentences, sentenceModel } from './kinds/sentence.store.ts';
import { mailWriter } from './kinds/write-mail.ts';
import { liveRoutes } from './live/live.routes.ts';
import { notifyPages } from './live/notify-pages.ts';
import { createOpenPages } from './live/open-pages.ts';
import { messageRoutes } from './message/message.routes.ts';
import { createMessageStore, messageModel } from './message/message.store.ts';
import { startSending } from './message/send-messages.ts';
import { startDailyMail } from './notify/daily-mail.ts';
import { createNewsStore, newsModel } from './notify/news.store.ts';
import { createNotify } from './notify/notify.ts';
import { notifyOnBilling } from './notify/notify-on-billing.ts';
import { notifyOnClaims } from './notify/notify-on-claims.ts';
import { notifyOnOrderEvents } from './notify/notify-on-order-events.ts';
import {
  notifyOnBulkOrderEvents,
  notifyOnConfirmationAsked,
  notifyOnContactMessage,
  notifyOnDeadLetters,
  notifyOnLowStock,
  notifyOnWorkParked,
} from './notify/notify-on-others.ts';
import { notifyOnProofs } from './notify/notify-on-proofs.ts';
import { notifyOnQuotations } from './notify/notify-on-quotations.ts';
import { keepOrders } from './order/keep-orders.ts';
import { createOrderStore, orderModel } from './order/order.store.ts';
import { deviceRoutes } from './person/device.routes.ts';
import { keepPeople } from './person/keep-people.ts';
import { createPersonStore, personModel } from './person/person.store.ts';
import { preferencesRoutes } from './person/preferences.routes.ts';
import { createUnsubscribeLinks } from './person/unsubscribe-link.ts';
import { trackRoutes } from './track/track.routes.ts';

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

/** All models of the service. */
export const modelsOf = (mongo: Connection) => ({
  messages: messageModel(mongo),
  people: personModel(mongo),
  orders: orderModel(mongo),
  conversations: conversationModel(mongo),
  refused: refusedAddressModel(mongo),
  news: newsModel(mongo),
  sentences: sentenceModel(mongo),
});

/** Creates the app: its routes, the consumers that turn events into messages, and the loop that sends them. */
export async function createNotifications(deps: NotificationsDeps): Promise<Express> {
  const { config, auth, mongo, broker, relay, redis, logger, onClose, times, now } = deps;
  const models = modelsOf(mongo);
  await ensureIndexes(Object.values(models));
  const messages = createMessageStore(models.messages);
  const people = createPersonStore(models.people);
  const orders = createOrderStore(models.orders);
  const awayMs = times?.awayMs ?? config.CONVERSATION_MAIL_MINUTES * 60_000;
  const conversations = createConversationStore(models.conversations, relay, awayMs);
  const refused = createRefusedAddressStore(models.refused);
  const news = createNewsStore(models.news);
  const links = createUnsubscribeLinks(config.MESSAGE_KEY, config.PUBLIC_URL);
  const sentences = createSentenceStore(models.sentences, relay);
  const mailLinks = createMailLinks(mailLinkKeysOf(config));
  const designs = createDesignLinks(config.DESIGN_LINK_KEY);
  const shop = { shopName: shopNameOf(config), publicUrl: config.PUBLIC_URL, mailLinks };
  const write = mailWriter({ ...shop, links, ownSentence: readSentences(sentences) });
  // A preview for staff opens nothing.
  const preview = mailWriter({
    ...shop,
    mailLinks: createMailLinks({}),
    links,
    ownSentence: async (kind, code) => (await sentences.find(kind))[code],
  });
  const channels = channelsOf(config, write, people.devices);
  const names = channels.map(({ name }) => name);

  const notify = createNotify({
    people,
    messages,
    news,
    orders,
    channels: names,
    gatherMs: times?.gatherMs,
    phoneChannel: (kind, language) => phoneChannels(channels, kind, language)[0]?.name,
  });
  await keepPeople(broker, { people, orders, conversations, messages, refused, notify, canConfirm: mailLinks.isOn });
  await keepOrders(broker, { orders, people, conversations });
  await notifyOnOrderEvents(broker, notify);
  await notifyOnBulkOrderEvents(broker, notify);
  await notifyOnClaims(broker, notify);
  await notifyOnBilling(broker, notify);
  await notifyOnContactMessage(broker, notify);
  await notifyOnConfirmationAsked(broker, notify);
  await notifyOnQuotations(broker, notify);
  await notifyOnProofs(broker, notify);
  await notifyOnLowStock(broker, notify, config.LOW_STOCK);
  await notifyOnDeadLetters(broker, notify);
  await notifyOnWorkParked(broker, notify);
  await answerDataExport(broker, { people, orders, conversations, messages });

  const works = worksOf(deps, workParked.notifications);
  onClose('channels', async () => {
    for (const channel of channels) await channel.close();
  });
  startSending({ messages, refused, channels, works, logger, everyMs: times?.everyMs, now });
  startDailyMail({ people, messages, news, works, everyMs: times?.everyMs });
  notifyWhoIsAway({ conversations, orders, notify, works, everyMs: times?.everyMs });

  const pages = createOpenPages(times?.beatMs === undefined ? {} : { beatMs: times.beatMs });
  await notifyPages(broker, pages);
  onClose('open pages', () => pages.close());

  const router = createRouter({ auth, orderOfLink: mailLinks.readOrder });
  preferencesRoutes(router, {
    people,
    messages,
    refused,
    links,
    channels: names,
    pushKey: config.PUSH_KEY,
    publicUrl: config.PUBLIC_URL,
  });
  deviceRoutes(router, { devices: people.devices, services: config.PUSH_KEY ? config.PUSH_SERVICES : [] });
  kindsRoutes(router, { messages, sentences, write: preview, channels, people });
  messageRoutes(router, { messages, refused, bounceSecret: config.BOUNCE_SECRET });
  conversationRoutes(router, {
    conversations,
    orders,
    writes: createWriteLimits({ redis }),
    designs,
  });
  liveRoutes(router, { pages, orders, auth });
  trackRoutes(router, {
    orders,
    channels,
    links: mailLinks,
    redis,
    logger,
    perAddress: config.TRACK_LIMIT_PER_ADDRESS,
  });
  return createApp({ logger, routers: [router] });
}
