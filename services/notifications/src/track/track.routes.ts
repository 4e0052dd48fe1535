import { askTrackCode, kindFields, type LanguageCode, openTrackLink } from '@print-shop/contracts';
import type { MailLinks } from '@print-shop/links';
import {
  allow,
  type ContractRouter,
  clientAddress,
  createLimit,
  type Logger,
  notFound,
  wrongCode,
} from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Channel } from '../channel/channel.ts';
import { phoneChannels } from '../channel/channels-of.ts';
import type { Message } from '../message/message.ts';
import type { OrderStore } from '../order/order.store.ts';
import type { KnownOrder } from '../order/order.ts';
import { isContactOf, spelled } from './contact.ts';
import { createTrackCodes } from './track-codes.ts';

export interface TrackRoutesDeps {
  orders: OrderStore;
  channels: readonly Channel[];
  links: MailLinks;
  redis: Redis;
  logger: Logger;
  /** Codes that one client address may ask for in an hour, and try. */
  perAddress: number;
}

const HOUR_SECONDS = 3600;
const LANGUAGES: readonly LanguageCode[] = ['en', 'hi'];
/** Codes of one order that are sent to one contact in an hour. */
const PER_CONTACT = 5;
/** The time that a link from a code opens its order, in seconds. */
const LINK_SECONDS = 24 * HOUR_SECONDS;

const tooMany = { en: 'Too many tries.', hi: 'बहुत ज़्यादा कोशिशें हो चुकी हैं।' };

/** Registers how a guest finds an order again: by number and contact, then a code, which answers a link. */
export function trackRoutes(router: ContractRouter, deps: TrackRoutesDeps): void {
  const { orders, links, redis, logger, perAddress } = deps;
  const codes = createTrackCodes(redis);
  const limit = (name: string, points: number) =>
    createLimit({
      redis,
      prefix: 'notifications',
      name,
      points,
      tooMany,
      code: 'too-many-codes',
      seconds: HOUR_SECONDS,
    });
  const asked = limit('track:address', perAddress);
  const tried = limit('track-try:address', perAddress * 5);
  // A caller who knows a contact and not the order locks nobody out.
  const askedFor = limit('track:contact', PER_CONTACT);
  const sent = limit('track:order', PER_CONTACT);
  const email = deps.channels.filter(({ name }) => name === 'email');
  /** The ways to a phone, with the language in which each can send a code: that of the order first. */
  const toPhone = (language: LanguageCode) =>
    [language, ...LANGUAGES.filter((other) => other !== language)].flatMap((spoken) =>
      phoneChannels(deps.channels, 'track-code', spoken).map((channel) => ({ channel, language: spoken })),
    );
  const usable = [...email, ...toPhone('en').map(({ channel }) => channel)].map(({ name }) => name);
  const triedKey = (number: string, contact: string) => `${number.slice(0, 8)} ${spelled(contact)}`;

  /** Sends a code to the contact if it is a guest's. It goes out here and now, past the stored messages: it rests nowhere. */
  const notify = async (number: string, contact: string): Promise<void> => {
    const order = (await orders.findGuests(number)).find((one) => isContactOf(one, contact));
    if (!order) return;
    await sent.take(`${order.id} ${spelled(contact)}`);
    const code = await codes.make(triedKey(number, contact), order.id);
    const language = order.language ?? 'en';
    const isEmail = contact.includes('@');
    const ways = isEmail ? email.map((channel) => ({ channel, language })) : toPhone(language);
    for (const { channel, language: spoken } of ways) {
      const message = { channel: channel.name, to: isEmail ? order.email : order.phone, code, language: spoken };
      try {
        await channel.send(codeMessage(order, message));
        return;
      } catch (error) {
        logger.warn({ err: error, channel: channel.name, order: order.id }, 'a code could not be sent');
      }
    }
  };

  router
    .on(askTrackCode, allow.anyone, async ({ body: { number, contact }, req }) => {
      if (!links.isOn) throw off();
      await asked.take(clientAddress(req.ip));
      await askedFor.take(triedKey(number, contact));
      // The answer neither waits for the message nor tells, not even by its time, whether there is one.
      notify(number, contact).catch((error: unknown) => logger.warn({ err: error }, 'a code could not be sent'));
      return { status: 202, body: { channels: [...new Set(usable.filter(hasCodes))] } };
    })
    .on(openTrackLink, allow.anyone, async ({ body: { number, contact, code }, req }) => {
      await tried.take(clientAddress(req.ip));
      const orderId = await codes.use(triedKey(number, contact), code);
      const order = orderId && (await orders.find(orderId));
      const token = order && links.signOrder(order.id, LINK_SECONDS);
      if (!token) throw wrongCode();
      return { status: 200, body: { orderId: order.id, kind: order.kind, token } };
    });
}

const hasCodes = (name: string): name is 'email' | 'sms' | 'whatsapp' => name !== 'push';

/** A message that is sent and not stored. */
function codeMessage(
  { id, kind, name }: KnownOrder,
  { channel, to, code, language }: Pick<Message, 'channel' | 'to' | 'language'> & { code: string },
): Message {
  const now = new Date();
  return {
    key: `track-${id}-${now.getTime()}`,
    kind: 'track-code',
    channel,
    personId: null,
    to,
    language,
    data: { name, id, ...kindFields(kind), code },
    about: null,
    line: id,
    seq: now.getTime(),
    state: 'waiting',
    dueAt: now,
    tries: 1,
    createdAt: now,
  };
}

const off = () =>
  notFound(
    { en: 'This shop sends no codes. Please call us.', hi: 'यह दुकान कोड नहीं भेजती। कृपया हमें फ़ोन कीजिए।' },
    'tracking-off',
  );
