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

interface PasswordResetsDeps extends Pick<ResetDeps, 'log' | 'mails'> {
  config: Config;
  redis: Redis;
  model: UserModel;
  relay: Relay;
  tokens: Tokens;
}

export function createPasswordResets(router: ContractRouter, deps: PasswordResetsDeps): void {
  const { config, redis, model, relay, tokens, mails, log } = deps;
  const resets = createResetStore(model, relay);
  mails?.start(resets.mails);
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
  });
}
