import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UserModel } from '../user/user.schema.ts';
import { resetRoutes } from './reset.routes.ts';
import { createResetStore } from './reset.store.ts';
import { createResetLimits } from './reset-limits.ts';
import type { ResetDeps } from './reset-password.ts';

interface PasswordResetsDeps {
  config: Config;
  redis: Redis;
  model: UserModel;
  relay: Relay;
}

/** Creates the password resets. Returns the queue of their emails; `routes` registers the routes. */
export function createPasswordResets({ config, redis, model, relay }: PasswordResetsDeps) {
  const resets = createResetStore(model, relay);
  return {
    mails: resets.mails,
    routes: (router: ContractRouter, { tokens, log, mails }: Pick<ResetDeps, 'log' | 'mails'> & { tokens: Tokens }) =>
      resetRoutes(router, {
        resets,
        tokens,
        log,
        limits: createResetLimits({
          redis,
          perAccount: config.RESET_LIMIT_PER_ACCOUNT,
          perAddress: config.RESET_LIMIT_PER_ADDRESS,
          mailsPerAccount: config.RESET_MAILS_PER_ACCOUNT,
        }),
        mails,
      }),
  };
}
