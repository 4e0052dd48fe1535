import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import type { UserStore } from '../user/user.store.ts';
import type { SessionStore } from './session.store.ts';
import { createTokens, type Tokens } from './tokens.ts';

interface TokensDeps {
  config: Config;
  redis: Redis;
}

export const tokensOf = ({ config, redis }: TokensDeps, sessions: SessionStore, users: UserStore): Tokens =>
  createTokens({
    keys: config.SIGNING_KEYS,
    issuer: config.JWT_ISSUER,
    audience: config.JWT_AUDIENCE,
    ttlSeconds: config.TOKEN_TTL_SECONDS,
    staffTtlSeconds: config.STAFF_TOKEN_TTL_SECONDS,
    redis,
    sessions,
    findAccount: users.findAccountOf,
  });
