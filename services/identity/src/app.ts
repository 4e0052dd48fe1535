import { workParked } from '@print-shop/contracts';
import { forgetPerson, type Person } from '@print-shop/imports';
import { worksOf } from '@print-shop/messaging';
import { createApp, createRouter } from '@print-shop/service-kit';
import { keepSettings, retentionDays, shopNames } from '@print-shop/shop';
import type { Express } from 'express';
import { createUsers } from './account/create-users.ts';
import { createAccountMails } from './account-mails/create-account-mails.ts';
import { createAddresses } from './address/create-addresses.ts';
import { createAudit } from './audit/create-audit.ts';
import { shopNameOf } from './config.ts';
import { createContactMessages } from './contact-message/create-contact-messages.ts';
import { createDataExports, type DataExportsDeps } from './data-export/create-data-exports.ts';
import { createEmailConfirmation } from './email-confirmation/create-email-confirmation.ts';
import { createCustomerImports } from './import/create-customer-imports.ts';
import { createListViews } from './list-view/create-list-views.ts';
import { createMails, type MailsDeps } from './mail/create-mails.ts';
import type { IdentityModels } from './models.ts';
import { createPasswordResets } from './password-reset/create-password-resets.ts';
import { createSecondFactors } from './second-factor/create-second-factors.ts';
import { createSecurity } from './security/create-security.ts';
import { createSessions, type SessionsDeps } from './session/create-sessions.ts';
import { createStaff } from './staff/create-staff.ts';
import { ensureAdmin } from './tasks.ts';
import { createUndos } from './undo-change/create-undos.ts';
import { createUserStore } from './user/user.store.ts';

export type IdentityDeps = IdentityModels &
  Pick<SessionsDeps, 'config' | 'redis' | 'logger'> &
  Pick<DataExportsDeps, 'objects' | 'broker' | 'relay'> &
  Pick<MailsDeps, 'onClose'>;

/** Creates the app of accounts, sessions and signing keys. First creates the indexes and the first admin. */
export async function createIdentity(deps: IdentityDeps): Promise<Express> {
  // Before the consumers, whose writes rely on unique indexes.
  await ensureAdmin(deps);
  const mongo = deps.users.db;
  const works = worksOf({ ...deps, mongo }, workParked.identity);
  const accounts = { ...deps, works, model: deps.users, users: createUserStore(deps.users, deps.relay) };
  const { auth, jwks, ...session } = await createSessions(accounts);
  const router = createRouter({ auth });
  const { events, log } = await createSecurity(router, deps);
  const settings = await keepSettings('identity', { ...deps, mongo }, ['identity', 'retention']);
  const getShopName = shopNames(settings, shopNameOf(deps.config));
  const mails = createMails({ ...deps, works, getShopName });
  const getKeepDays = retentionDays(settings, 'dataExportDays', deps.config.DATA_EXPORT_KEEP_DAYS);
  const parts = { ...accounts, ...session, log, mails, getShopName, getKeepDays };

  session.routes(router, parts);
  const messages = createContactMessages(router, deps);
  const audit = await createAudit(router, deps);
  createPasswordResets(router, parts);
  createUndos(router, parts);
  const owners = createStaff(router, parts);
  const views = createListViews(router, deps);
  const own = { messages, audit, views, events, sessions: session.sessions };
  const exports = await createDataExports(router, { ...parts, own });
  createAddresses(router, parts);
  const steps = createSecondFactors(router, parts);
  // After the sessions, data exports, addresses, views and second factors: one of its routes takes any word as an id.
  const forgetImported = (person: Person) => forgetPerson(deps, person);
  createUsers(router, { ...parts, ...steps, owners, messages, exports, views, forgetImported });
  createEmailConfirmation(router, parts);
  createAccountMails(router, parts);
  createCustomerImports(router, parts);
  return createApp({ ...deps, routers: [router, jwks] });
}
