import type { Relay } from '@print-shop/messaging';
import { type AppOptions, createApp, createAuth, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import { createGoogle } from './session/google.ts';
import { jwksRoutes } from './session/jwks.routes.ts';
import { createLoginLimits } from './session/login-limits.ts';
import { createTokens } from './session/tokens.ts';
import { ensureFirstAdmin } from './user/first-admin.ts';
import { userRoutes } from './user/user.routes.ts';
import { createUserStore, type UserModel } from './user/user.store.ts';

export interface IdentityDeps extends Pick<AppOptions, 'logger' | 'checks' | 'isStopping'> {
  config: Config;
  redis: Redis;
  users: UserModel;
  relay: Relay;
}

/** Identity: accounts, sessions and the keys that sign them. Makes indexes and the first admin, then is ready to listen. */
export async function createIdentity(deps: IdentityDeps): Promise<Express> {
  const { config, redis, relay } = deps;
  await ensureIndexes([deps.users]);
  const users = createUserStore(deps.users, relay);
  const [issuer, audience] = [config.JWT_ISSUER, config.JWT_AUDIENCE];
  const keys = config.SIGNING_KEYS;
  const tokens = createTokens({ keys, issuer, audience, ttlSeconds: config.TOKEN_TTL_SECONDS, redis });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: name } = config;
  if (email && password) await ensureFirstAdmin(users, tokens, { email, password, name });

  const router = createRouter({ auth: createAuth({ findKey: tokens.findKey, issuer, audience, redis }) });
  userRoutes(router, {
    users,
    tokens,
    limits: createLoginLimits({
      redis,
      perAccount: config.LOGIN_LIMIT_PER_ACCOUNT,
      perAddress: config.LOGIN_LIMIT_PER_ADDRESS,
    }),
    verifyGoogle: createGoogle(config.GOOGLE_CLIENT_ID, config.GOOGLE_JWKS_URL),
  });
  return createApp({ ...deps, routers: [router, jwksRoutes(keys)] });
}
