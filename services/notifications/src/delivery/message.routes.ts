import { createHash, timingSafeEqual } from 'node:crypto';
import {
  CUSTOMER_KINDS,
  listFailedMessages,
  listOrderMessages,
  reportBounces,
  type SentMessage,
  settleFailedMessage,
} from '@print-shop/contracts';
import { allow, type ContractRouter, forbidden, notFound } from '@print-shop/service-kit';
import type { MessageStore } from '../message/message.store.ts';
import { type Message, nextTryAt } from '../message/message.ts';
import type { RefusedAddressStore } from '../message/refused-address.store.ts';

export interface MessageRoutesDeps {
  messages: MessageStore;
  refused: RefusedAddressStore;
  /** Undefined where no provider reports bounces. */
  bounceSecret: string | undefined;
}

/** Registers what staff read about an order, and what the mail provider reports. */
export function messageRoutes(router: ContractRouter, { messages, refused, bounceSecret }: MessageRoutesDeps): void {
  router
    .on(listOrderMessages, allow.staff('orders:read'), async ({ query }) => {
      const found = (await messages.listAbout(query.order)).filter(({ kind }) => isToCustomer(kind));
      const bad = await refused.among(
        'email',
        found.filter(isEmail).map(({ to }) => to),
      );
      const now = new Date();
      return { status: 200, body: found.map((message) => toResponse(message, bad.has(message.to), now)) };
    })
    .on(listFailedMessages, allow.staff('messages:read'), async ({ query }) => {
      const { failed, total } = await messages.listFailed(query);
      const now = new Date();
      const bad = await refused.among(
        'email',
        failed.filter(isEmail).map(({ to }) => to),
      );
      return {
        status: 200,
        body: failed.map((message) => ({
          ...toResponse(message, bad.has(message.to), now),
          _id: message.key,
          about: message.about,
        })),
        headers: { 'X-Total-Count': String(total) },
      };
    })
    .on(settleFailedMessage, allow.staff('messages:write'), async ({ params: { id }, body: { action } }) => {
      if (!(await messages.settleFailed(id, action)))
        throw notFound(
          { en: 'This message is not among the failed ones any more.', hi: 'यह मैसेज अब फ़ेल मैसेजों में नहीं है।' },
          'failed-message-not-found',
        );
      return { status: 200, body: { message: action === 'resend' ? SENT_AGAIN : DISMISSED } };
    })
    .on(reportBounces, allow.anyone, async ({ body, req }) => {
      if (!bounceSecret)
        throw notFound(
          { en: 'This shop takes no reports of bounces.', hi: 'यह दुकान बाउंस की ख़बर नहीं लेती।' },
          'bounces-off',
        );
      if (!isSame(req.get('X-Bounce-Secret') ?? '', bounceSecret))
        throw forbidden({ en: 'The secret is not the right one.', hi: 'गुप्त कोड सही नहीं है।' }, 'wrong-secret');
      for (const { email, type, reason } of body.events) {
        await refused.mark({ channel: 'email', address: email, why: type, reason });
      }
      return { status: 200, body: { message: 'Thank you.' } };
    });
}

const SENT_AGAIN = 'The message will be sent again.';
const DISMISSED = 'The message was dismissed.';

const isEmail = ({ channel }: Message): boolean => channel === 'email';
const isToCustomer = (kind: string): boolean => (CUSTOMER_KINDS as readonly string[]).includes(kind);

/** Compares in the same time whatever is given, by hashes of the same length. */
const isSame = (given: string, secret: string): boolean => timingSafeEqual(hashOf(given), hashOf(secret));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const toResponse = (message: Message, isRefused: boolean, now: Date): SentMessage => ({
  kind: message.kind,
  channel: message.channel,
  to: message.to,
  language: message.language,
  state: message.state,
  createdAt: message.createdAt.toISOString(),
  settledAt: message.settledAt?.toISOString() ?? null,
  subject: message.subject ?? '',
  text: message.text ?? '',
  reason: message.reason ?? '',
  fault: message.fault ?? null,
  nextTryAt: message.state === 'waiting' ? nextTryAt(message, now).toISOString() : null,
  refused: isRefused,
});
