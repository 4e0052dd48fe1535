import { consentTo, listContactMessages, sendContactMessage } from '@print-shop/contracts';
import { allow, type ContractRouter, chosenLanguageOf, clientAddress } from '@print-shop/service-kit';
import { notFound } from '@print-shop/service-kit/errors';
import type { Limit } from '../session/attempt-limits.ts';
import type { ContactMessageStore } from './contact-message.store.ts';

export interface ContactMessageRoutesDeps {
  messages: ContactMessageStore;
  perAddress: Limit;
  /** Whether the shop stores messages. */
  isKept: boolean;
}

const THANKS = 'Thank you! Your message is with us. We reply within 24 hours.';

/** Registers the messages of the contact screen: visitors send them, staff read them. */
export function contactMessageRoutes(router: ContractRouter, deps: ContactMessageRoutesDeps): void {
  const { messages, perAddress, isKept } = deps;
  router
    .on(sendContactMessage, allow.anyone, async ({ body: { website, consent, ...message }, req }) => {
      if (!isKept)
        throw notFound(
          {
            en: 'This shop keeps no messages. Please call us or write an email.',
            hi: 'यह दुकान यहाँ मैसेज नहीं रखती। हमें फ़ोन कीजिए या ईमेल लिखिए।',
          },
          'messages-off',
        );
      await perAddress.take(clientAddress(req.ip));
      // A bot is thanked like a person, so that it does not learn what gave it away.
      if (website === '')
        await messages.keep(
          { ...message, consent: consentTo(consent, new Date()) },
          chosenLanguageOf(req.headers.cookie),
        );
      return { status: 201, body: { message: THANKS } };
    })
    .on(listContactMessages, allow.staff('messages:read'), async ({ query }) => {
      const { messages: found, total } = await messages.list(query);
      const body = found.map(({ _id, name, email, message, createdAt }) => ({
        _id: String(_id),
        name,
        email,
        message,
        createdAt: createdAt.toISOString(),
      }));
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    });
}
