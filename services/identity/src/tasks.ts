import type { Relay } from '@print-shop/messaging';
import { type AppOptions, ensureIndexes } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import { ensureFirstAdmin } from './account/first-admin.ts';
import type { Config } from './config.ts';
import type { IdentityModels } from './models.ts';
import { createSecondFactorStore } from './second-factor/second-factor.store.ts';
import { takeAwaySecondFactor } from './second-factor/take-away.ts';
import { createSecurityStore } from './security/security.store.ts';
import { createSecurityLog } from './security/security-log.ts';
import { createSessionStore } from './session/session.store.ts';
import { tokensOf } from './session/tokens-of.ts';
import { createUserStore } from './user/user.store.ts';

interface AdminDeps extends IdentityModels {
  config: Config;
  relay: Relay;
}

/** Creates the indexes, and the admin in the settings if there is no admin. */
export async function ensureAdmin(deps: AdminDeps): Promise<void> {
  const { users, sessions, messages, invitations, audit, security, dataExports, dataParts } = deps;
  const { imports, importRows, importFaults, importMappings } = deps;
  await ensureIndexes([users, sessions, messages, invitations, audit, security, dataExports, dataParts]);
  await ensureIndexes([imports, importRows, importFaults, importMappings]);
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: name } = deps.config;
  if (!email || !password) return;
  await ensureFirstAdmin(createUserStore(deps.users, deps.relay), { email, password, name });
}

interface TakeAwayDeps
  extends Pick<IdentityModels, 'users' | 'sessions' | 'security'>,
    Pick<AppOptions, 'logger'>,
    Pick<AdminDeps, 'config' | 'relay'> {
  redis: Redis;
}

/** Removes the second factors of an account. Throws an error that says why when there is no account or no factor. */
export async function takeAway(deps: TakeAwayDeps, login: string | undefined): Promise<void> {
  const users = createUserStore(deps.users, deps.relay);
  const tokens = tokensOf(deps, createSessionStore(deps.sessions), users);
  const log = createSecurityLog(createSecurityStore(deps.security), deps.logger);
  await takeAwaySecondFactor({ users, factors: createSecondFactorStore(deps.users), tokens, log }, login);
}
