import { createMailLinks, mailLinkKeysOf } from '@print-shop/links';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { createLimit } from '../session/attempt-limits.ts';
import type { UserStore } from '../user/user.store.ts';
import { CONFIRMATION_MAILS, emailConfirmationRoutes } from './email-confirmation.routes.ts';

interface EmailConfirmationDeps {
  config: Config;
  redis: Redis;
  users: UserStore;
}

/** Creates the confirmation of email addresses: its limit and routes. */
export const createEmailConfirmation = (
  router: ContractRouter,
  { config, redis, users }: EmailConfirmationDeps,
): void =>
  emailConfirmationRoutes(router, {
    users,
    links: createMailLinks(mailLinkKeysOf(config)),
    perAccount: createLimit({
      redis,
      name: 'confirmation',
      points: CONFIRMATION_MAILS,
      seconds: 3600,
      tooMany: { en: 'Too many emails to confirm your address.', hi: 'ईमेल की पुष्टि बहुत बार माँगी जा चुकी है।' },
      code: 'too-many-confirmations',
    }),
  });
