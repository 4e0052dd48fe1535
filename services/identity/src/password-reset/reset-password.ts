import { setTimeout as sleep } from 'node:timers/promises';
import type { Origin } from '@print-shop/contracts';
import { notFound } from '@print-shop/service-kit/errors';
import type { MailLanguage } from '../mail/email-with-link.ts';
import { hashToken } from '../mail/link.ts';
import type { Mails } from '../mail/mails.ts';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import { hashPassword } from '../session/password.ts';
import { checkNewPassword } from '../session/password-rules.ts';
import type { Tokens } from '../session/tokens.ts';
import { loginKey } from '../user/user.ts';
import type { ResetStore } from './reset.store.ts';
import type { ResetLimits } from './reset-limits.ts';

/** Every answer takes at least this long, so that its duration does not reveal whether the account exists. */
const ANSWER_MS = 300;

const linkIsOver = () =>
  notFound(
    {
      en: 'This link has expired or was used already. Please ask for a new one.',
      hi: 'इस लिंक की मियाद ख़त्म हो गई है या यह इस्तेमाल हो चुका है। नया लिंक मँगाइए।',
    },
    'reset-link-over',
  );

export interface ResetDeps {
  resets: ResetStore;
  limits: ResetLimits;
  /** Undefined where no mail server is configured. */
  mails: Mails | undefined;
  log: SecurityLog;
  /** Resolves after this many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
}

/**
 * Emails a link to the account, if it exists. After too many emails none is sent, and the last link stays valid. Throws
 * not-found without a mail server, or too-many-requests.
 */
export async function requestReset(
  { resets, limits, mails, log, pause = sleep }: ResetDeps,
  { login, language, address, from }: { login: string; language: MailLanguage; address: string; from: Origin },
): Promise<void> {
  if (!mails) {
    throw notFound(
      {
        en: 'This shop sends no email. Please contact us to reset your password.',
        hi: 'यह दुकान ईमेल नहीं भेजती। पासवर्ड बदलवाने के लिए हमसे संपर्क कीजिए।',
      },
      'mail-off',
    );
  }
  const key = loginKey(login);
  await limits.count(Object.values(key).join(), address);
  const note = async () => {
    const userId = await resets.idOf(key);
    if (!userId) return;
    if (await limits.mayMail(userId)) await resets.request(userId, language, new Date());
    await log.record({ kind: 'reset-asked', account: { id: userId, name: login }, from });
  };
  await Promise.all([note(), pause(ANSWER_MS)]);
  mails.nudge();
}

/**
 * Sets the password of the link's account and ends every session. Throws invalid-input when the link has expired, or for a
 * password that is too easy to guess; the link then stays valid.
 */
export async function resetPassword(
  { resets, tokens, log }: { resets: ResetStore; tokens: Tokens; log: SecurityLog },
  { token, password, from }: { token: string; password: string; from: Origin },
): Promise<void> {
  const tokenHash = hashToken(token);
  // Hashing a password is expensive, so it needs a valid link.
  const holder = await resets.find(tokenHash, new Date());
  if (!holder) throw linkIsOver();
  checkNewPassword(password, holder);
  // Before the change, so that a Redis outage changes nothing and the link stays valid; after it, for sessions begun in
  // between.
  await tokens.revokeAll(holder.id);
  const user = await resets.use(tokenHash, await hashPassword(password), new Date());
  if (!user) throw linkIsOver();
  await tokens.revokeAll(user.id);
  await log.record({ kind: 'password-reset', account: nameOf(user), from });
}
