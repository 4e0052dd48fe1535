import { workParked } from '@print-shop/contracts';
import { type Broker, type Relay, worksOf } from '@print-shop/messaging';
import {
  type AppOptions,
  createApp,
  createRouter,
  type ObjectStore,
  type ServiceContext,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import { createUsers } from './account/create-users.ts';
import { createAccountMails } from './account-mails/create-account-mails.ts';
import { createAddresses } from './address/create-addresses.ts';
import { createAudit } from './audit/create-audit.ts';
import type { Config } from './config.ts';
import { createContactMessages } from './contact-message/create-contact-messages.ts';
import { createDataExports } from './data-export/create-data-exports.ts';
import { createEmailConfirmation } from './email-confirmation/create-email-confirmation.ts';
import { createMails } from './mail/create-mails.ts';
import type { IdentityModels } from './models.ts';
import { createPasswordResets } from './password-reset/create-password-resets.ts';
import { createSecondFactors } from './second-factor/create-second-factors.ts';
import { createSecurity } from './security/create-security.ts';
import { announceKeys } from './session/announce-keys.ts';
import { createSessions } from './session/create-sessions.ts';
import { createStaff } from './staff/create-staff.ts';
import { ensureAdmin } from './tasks.ts';
import { createUndos } from './undo-change/create-undos.ts';
import { createUserStore } from './user/user.store.ts';

export interface IdentityDeps
  extends IdentityModels,
    Pick<AppOptions, 'logger'>,
    Pick<ServiceContext<Config>, 'config' | 'onClose'> {
  redis: Redis;
  objects: ObjectStore;
  broker: Broker;
  relay: Relay;
}

/** Creates the app of accounts, sessions and signing keys. First creates the indexes and the first admin. */
export async function createIdentity(deps: IdentityDeps): Promise<Express> {
  await ensureAdmin(deps);
  await announceKeys(deps);
  const { config } = deps;
  const accounts = { ...deps, model: deps.users, users: createUserStore(deps.users, deps.relay) };
  const { auth, jwks, ...session } = createSessions(accounts);
  const { events, log, ...security } = createSecurity(deps);
  const { messages, ...contact } = createContactMessages(deps);
  const { audit, ...trail } = createAudit(deps);
  const resets = createPasswordResets(accounts);
  const undos = createUndos(accounts);
  const staff = createStaff(accounts);
  const works = worksOf({ ...deps, mongo: deps.users.db }, workParked.identity);
  const data = createDataExports({
    ...accounts,
    works,
    own: { messages, audit, events, sessions: session.sessions },
    times: { askAgainMinutes: config.DATA_EXPORT_ASK_AGAIN_MINUTES, keepDays: config.DATA_EXPORT_KEEP_DAYS },
  });
  const queues = [resets.mails, undos.mails, staff.mails, ...data.mailQueues];
  const mails = createMails({ ...deps, works, queues });
  await data.start(() => mails?.nudge());

  const parts = { ...accounts, ...session, log, mails };
  const router = createRouter({ auth });
  // Before the user routes, one of which would take any word in the same place as an id.
  session.routes(router, parts);
  data.routes(router, parts);
  createAddresses(router, accounts);
  const steps = createSecondFactors(router, parts);
  createUsers(router, { ...parts, ...steps, owners: staff.owners, messages, exports: data.exports });
  resets.routes(router, parts);
  createEmailConfirmation(router, parts);
  staff.routes(router, parts);
  undos.routes(router, parts);
  createAccountMails(router, parts);
  contact.routes(router);
  await trail.open(router);
  await security.open(router);
  return createApp({ ...deps, routers: [router, jwks] });
}
