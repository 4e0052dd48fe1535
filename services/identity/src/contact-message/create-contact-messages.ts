import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { createLimit } from '../session/attempt-limits.ts';
import { contactMessageRoutes } from './contact-message.routes.ts';
import {
  type ContactMessageModel,
  type ContactMessageStore,
  createContactMessageStore,
} from './contact-message.store.ts';

interface ContactMessagesDeps {
  config: Config;
  redis: Redis;
  messages: ContactMessageModel;
  relay: Relay;
}

export function createContactMessages(router: ContractRouter, deps: ContactMessagesDeps): ContactMessageStore {
  const { config, redis, messages: model, relay } = deps;
  const messages = createContactMessageStore(model, relay);
  contactMessageRoutes(router, {
    messages,
    perAddress: createLimit({
      redis,
      name: 'message:address',
      points: config.MESSAGE_LIMIT_PER_ADDRESS,
      tooMany: { en: 'Too many messages.', hi: 'बहुत सारे मैसेज आ चुके हैं।' },
      code: 'too-many-messages',
    }),
    isKept: config.KEEP_CONTACT_MESSAGES,
  });
  return messages;
}
