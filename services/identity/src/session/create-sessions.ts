import { type ContractRouter, createAuth } from '@print-shop/service-kit';
import type { SecurityLog } from '../security/security-log.ts';
import type { UserStore } from '../user/user.store.ts';
import { type AnnounceDeps, announceKeys } from './announce-keys.ts';
import { createLoginLimits } from './attempt-limits.ts';
import { jwksRoutes } from './jwks.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { createSessionStore, type SessionModel } from './session.store.ts';
import { tokensOf } from './tokens-of.ts';

export interface SessionsDeps extends AnnounceDeps {
  sessions: SessionModel;
  users: UserStore;
}

/**
 * Creates the sessions of accounts, and announces the signing keys. Returns their store, the tokens, the limits of sign-ins,
 * the check of tokens and the router of the signing keys. `routes` registers the routes.
 */
export async function createSessions({ config, redis, logger, sessions: model, users }: SessionsDeps) {
  await announceKeys({ config, redis, logger });
  const { JWT_ISSUER: issuer, JWT_AUDIENCE: audience, SIGNING_KEYS: keys } = config;
  const sessions = createSessionStore(model);
  const tokens = tokensOf({ config, redis }, sessions, users);
  return {
    sessions,
    tokens,
    limits: createLoginLimits({
      redis,
      perAccount: config.LOGIN_LIMIT_PER_ACCOUNT,
      perAddress: config.LOGIN_LIMIT_PER_ADDRESS,
      perUnknownDevices: config.LOGIN_LIMIT_UNKNOWN_DEVICES,
    }),
    auth: createAuth({ findKey: tokens.findKey, issuer, audience, redis }),
    jwks: jwksRoutes(keys),
    routes: (router: ContractRouter, { log }: { log: SecurityLog }) =>
      sessionRoutes(router, { users, sessions, tokens, log }),
  };
}
