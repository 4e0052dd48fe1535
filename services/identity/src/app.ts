import { workParked } from '@print-shop/contracts';
import { createMailLinks, mailLinkKeysOf } from '@print-shop/links';
import { type Broker, type Relay, worksOf } from '@print-shop/messaging';
import {
  type AppOptions,
  createApp,
  createAuth,
  createRouter,
  ensureIndexes,
  type ObjectStore,
  publishKeys,
  type ServiceContext,
  untilReached,
  type Works,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import { addressRoutes } from './address/address.routes.ts';
import { createAddressStore } from './address/address.store.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { type AuditModel, createAuditStore } from './audit/audit.store.ts';
import { keepOnChangeRecorded } from './audit/keep-on-change-recorded.ts';
import { type Config, shopNameOf } from './config.ts';
import { contactMessageRoutes } from './contact-message/contact-message.routes.ts';
import { type ContactMessageModel, createContactMessageStore } from './contact-message/contact-message.store.ts';
import { dataExportRoutes } from './data-export/data-export.routes.ts';
import type { DataExportModel, DataPartModel } from './data-export/data-export.schema.ts';
import { createDataExports } from './data-export/start-data-exports.ts';
import { CONFIRMATION_MAILS, emailConfirmationRoutes } from './email-confirmation/email-confirmation.routes.ts';
import { accountMailsRoutes } from './mail/account-mails.routes.ts';
import { type MailQueue, type Mails, startMails } from './mail/mails.ts';
import { resetRoutes } from './password-reset/reset.routes.ts';
import { createResetStore } from './password-reset/reset.store.ts';
import { createResetLimits } from './password-reset/reset-limits.ts';
import { siteOf } from './second-factor/passkeys.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { createSecondFactorStore } from './second-factor/second-factor.store.ts';
import { createSecretBox } from './second-factor/secret-box.ts';
import { takeAwaySecondFactor } from './second-factor/take-away.ts';
import { createTickets } from './second-factor/tickets.ts';
import { keepOnSecurityEvent } from './security/keep-on-security-event.ts';
import { securityRoutes } from './security/security.routes.ts';
import { createSecurityStore, type SecurityModel } from './security/security.store.ts';
import { createSecurityLog } from './security/security-log.ts';
import { createLimit, createLoginLimits } from './session/attempt-limits.ts';
import { createGoogle } from './session/google.ts';
import { jwksRoutes } from './session/jwks.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { createSessionStore, type SessionModel, type SessionStore } from './session/session.store.ts';
import { createTokens } from './session/tokens.ts';
import type { InvitationModel } from './staff/invitation.schema.ts';
import { createInvitationStore } from './staff/invitation.store.ts';
import { createOwners } from './staff/owners.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { createStaffStore } from './staff/staff.store.ts';
import { undoRoutes } from './undo-change/undo.routes.ts';
import { createUndoStore } from './undo-change/undo.store.ts';
import { ensureFirstAdmin } from './user/first-admin.ts';
import { userRoutes } from './user/user.routes.ts';
import type { UserModel } from './user/user.schema.ts';
import { createUserStore, type UserStore } from './user/user.store.ts';

/** Identity's models. */
export interface IdentityModels {
  users: UserModel;
  sessions: SessionModel;
  messages: ContactMessageModel;
  invitations: InvitationModel;
  audit: AuditModel;
  security: SecurityModel;
  dataExports: DataExportModel;
  dataParts: DataPartModel;
}

export interface IdentityDeps
  extends IdentityModels,
    Pick<AppOptions, 'logger'>,
    Pick<ServiceContext<Config>, 'onClose'> {
  config: Config;
  redis: Redis;
  objects: ObjectStore;
  broker: Broker;
  relay: Relay;
}

/** Creates the app of accounts, sessions and signing keys. First creates the indexes and the first admin. */
export async function createIdentity(deps: IdentityDeps): Promise<Express> {
  const { config, redis, relay } = deps;
  const users = createUserStore(deps.users, relay);
  const sessions = createSessionStore(deps.sessions);
  const tokens = tokensOf(deps, sessions, users);
  const { JWT_ISSUER: issuer, JWT_AUDIENCE: audience, SIGNING_KEYS: keys } = config;
  await ensureAdmin(deps);
  await announceKeys(deps);

  const events = createSecurityStore(deps.security);
  const log = createSecurityLog(events, deps.logger);
  const resets = createResetStore(deps.users, relay);
  const undos = createUndoStore(deps.users, relay);
  const messages = createContactMessageStore(deps.messages, relay);
  const audit = createAuditStore(deps.audit, deps.logger);
  const works = worksOf({ ...deps, mongo: deps.users.db }, workParked.identity);
  const data = createDataExports({
    ...deps,
    works,
    users,
    own: { messages, audit, events, sessions },
    times: { askAgainMinutes: config.DATA_EXPORT_ASK_AGAIN_MINUTES, keepDays: config.DATA_EXPORT_KEEP_DAYS },
  });
  const invitations = createInvitationStore(deps.invitations, relay);
  const owners = createOwners(deps.users);
  const mails = sendMails([resets.mails, undos.mails, invitations.mails, ...data.mailQueues], works, deps);
  await data.start(() => mails?.nudge());
  const limits = createLoginLimits({
    redis,
    perAccount: config.LOGIN_LIMIT_PER_ACCOUNT,
    perAddress: config.LOGIN_LIMIT_PER_ADDRESS,
    perUnknownDevices: config.LOGIN_LIMIT_UNKNOWN_DEVICES,
  });
  const router = createRouter({ auth: createAuth({ findKey: tokens.findKey, issuer, audience, redis }) });
  // Before the user routes, one of which would take any word in the same place as an id.
  sessionRoutes(router, { users, sessions, tokens, log });
  dataExportRoutes(router, {
    ...data,
    users,
    limits,
    mails,
    log,
    perAccount: createLimit({
      redis,
      name: 'data-export',
      points: config.DATA_EXPORTS_PER_DAY,
      seconds: 24 * 3600,
      tooMany: { en: 'Too many requests for your data.', hi: 'आपका डेटा बहुत बार माँगा जा चुका है।' },
      code: 'too-many-exports',
    }),
  });
  addressRoutes(router, { users, addresses: createAddressStore(deps.users, relay) });
  const shopName = shopNameOf(config);
  const steps = {
    users,
    tokens,
    log,
    limits,
    tickets: createTickets(redis),
    isRequired: config.SECOND_FACTOR_REQUIRED,
    site: siteOf(config.PUBLIC_URL, shopName),
  };
  secondFactorRoutes(router, {
    ...steps,
    sessions,
    shopName,
    factors: createSecondFactorStore(deps.users),
    box: createSecretBox(config.SECOND_FACTOR_KEY),
  });
  userRoutes(router, {
    owners,
    ...steps,
    mails,
    messages,
    exports: data.exports,
    google: createGoogle(config.GOOGLE_CLIENT_ID, config.GOOGLE_JWKS_URL),
  });
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
  const staff = createStaffStore(deps.users, relay);
  staffRoutes(router, { staff, owners, invitations, users, tokens, mails, limits, log });
  undoRoutes(router, { undos, tokens, log });
  accountMailsRoutes(router, {
    mails,
    shopName,
    publicUrl: config.PUBLIC_URL,
    keepDays: config.DATA_EXPORT_KEEP_DAYS,
  });
  contactMessageRoutes(router, {
    messages,
    perAddress: createLimit({
      redis,
      name: 'message:address',
      points: config.MESSAGE_LIMIT_PER_ADDRESS,
      tooMany: { en: 'Too many messages.', hi: 'बहुत सारे मैसेज आ चुके हैं।' },
      code: 'too-many-messages',
    }),
    isKept: config.KEEP_CONTACT_MESSAGES,
  });
  await keepOnChangeRecorded(deps.broker, audit);
  auditRoutes(router, audit);
  await keepOnSecurityEvent(deps.broker, log);
  securityRoutes(router, events);
  return createApp({ ...deps, routers: [router, jwksRoutes(keys)] });
}

const tokensOf = (
  { config, redis }: Pick<IdentityDeps, 'config' | 'redis'>,
  sessions: SessionStore,
  users: UserStore,
) =>
  createTokens({
    keys: config.SIGNING_KEYS,
    issuer: config.JWT_ISSUER,
    audience: config.JWT_AUDIENCE,
    ttlSeconds: config.TOKEN_TTL_SECONDS,
    staffTtlSeconds: config.STAFF_TOKEN_TTL_SECONDS,
    redis,
    sessions,
    findHolder: users.find,
  });

/**
 * Announces the published keys to all services, which load them at their next token if they know other keys. With
 * `mustReload` they load them in any case.
 */
export async function announceKeys(
  { config, redis, logger }: Pick<IdentityDeps, 'config' | 'redis' | 'logger'>,
  options: { mustReload?: boolean } = {},
): Promise<void> {
  const keyIds = config.SIGNING_KEYS.map(({ id }) => id);
  const issuer = config.JWT_ISSUER;
  await untilReached('Redis', logger, () => publishKeys(redis, { issuer, keyIds, ...options }));
}

/** Creates the indexes, and the admin in the settings if there is no admin. */
export async function ensureAdmin(deps: Pick<IdentityDeps, 'config' | 'relay' | keyof IdentityModels>): Promise<void> {
  const { users, sessions, messages, invitations, audit, security, dataExports, dataParts } = deps;
  await ensureIndexes([users, sessions, messages, invitations, audit, security, dataExports, dataParts]);
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: name } = deps.config;
  if (!email || !password) return;
  await ensureFirstAdmin(createUserStore(deps.users, deps.relay), { email, password, name });
}

/** Removes the second factors of an account. Throws an error that says why when there is no account or no factor. */
export async function takeAway(
  deps: Pick<IdentityDeps, 'config' | 'redis' | 'logger' | 'users' | 'sessions' | 'security' | 'relay'>,
  login: string | undefined,
): Promise<void> {
  const users = createUserStore(deps.users, deps.relay);
  const tokens = tokensOf(deps, createSessionStore(deps.sessions), users);
  const log = createSecurityLog(createSecurityStore(deps.security), deps.logger);
  await takeAwaySecondFactor({ users, factors: createSecondFactorStore(deps.users), tokens, log }, login);
}

/** Starts sending mails, if a mail server is configured. */
function sendMails(queues: MailQueue[], works: Works, { config, onClose }: IdentityDeps): Mails | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (!smtpUrl || !from || !publicUrl) return undefined;
  return startMails({ queues, smtpUrl, from, shopName: shopNameOf(config), publicUrl, works, onClose });
}
