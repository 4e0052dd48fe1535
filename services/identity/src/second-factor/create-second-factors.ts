import type { ContractRouter } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import { type Config, shopNameOf } from '../config.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { LoginLimits } from '../session/attempt-limits.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UserModel } from '../user/user.schema.ts';
import type { UserStore } from '../user/user.store.ts';
import { siteOf } from './passkeys.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { createSecondFactorStore } from './second-factor.store.ts';
import { createSecretBox } from './secret-box.ts';
import type { SignInSteps } from './sign-in-steps.ts';
import { createTickets } from './tickets.ts';

interface SecondFactorsDeps {
  config: Config;
  redis: Redis;
  model: UserModel;
  users: UserStore;
  sessions: SessionStore;
  tokens: Tokens;
  log: SecurityLog;
  limits: LoginLimits;
}

/** Creates the second factors: their store and routes. Returns the steps of a sign-in. */
export function createSecondFactors(router: ContractRouter, deps: SecondFactorsDeps): SignInSteps {
  const { config, redis, model, users, sessions, tokens, log, limits } = deps;
  const shopName = shopNameOf(config);
  const steps = {
    users,
    tokens,
    log,
    tickets: createTickets(redis),
    isRequired: config.SECOND_FACTOR_REQUIRED,
    site: siteOf(config.PUBLIC_URL, shopName),
  };
  secondFactorRoutes(router, {
    ...steps,
    limits,
    sessions,
    shopName,
    factors: createSecondFactorStore(model),
    box: createSecretBox(config.SECOND_FACTOR_KEY),
  });
  return steps;
}
