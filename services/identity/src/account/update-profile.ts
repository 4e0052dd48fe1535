import type { profileBody } from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import { notFound } from '@print-shop/service-kit/errors';
import type { z } from 'zod';
import type { DataExportStore } from '../data-export/data-export.store.ts';
import type { Mails } from '../mail/mails.ts';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import type { LoginLimits } from '../session/attempt-limits.ts';
import { hashPassword } from '../session/password.ts';
import { checkNewPassword } from '../session/password-rules.ts';
import { type Claimant, isRecent, proveOwner } from '../session/sign-in-again.ts';
import type { PresentedToken, Tokens } from '../session/tokens.ts';
import type { UserChange, UserStore } from '../user/user.store.ts';
import { normaliseEmail, type User } from '../user/user.ts';

export interface UpdateProfileDeps {
  users: UserStore;
  tokens: Tokens;
  limits: LoginLimits;
  exports: Pick<DataExportStore, 'expireAllOf'>;
  /** Undefined where no mail server is configured. */
  mails: Mails | undefined;
  log: SecurityLog;
}

/**
 * Changes the fields in the body. A new email address or password needs a recent sign-in or the current password. A new
 * password ends every session, also one that somebody else has opened, and the caller continues with the new token. The
 * old address gets an email about both changes, with a link that undoes them. Another address also ends the exports of the
 * account's data: they may hold messages from the old address, and their links are mailed to the new one.
 */
export async function updateProfile(
  { users, tokens, limits, exports, mails, log }: UpdateProfileDeps,
  { id, language, ...claimant }: { id: string; language: Language } & Claimant & PresentedToken,
  { password, email, currentPassword: _, ...rest }: z.output<typeof profileBody>,
): Promise<{ user: User; token?: string }> {
  const account = await users.findAccountOf(id);
  if (!account) throw gone();
  const named = Object.entries(rest).filter(([, value]) => value !== undefined);
  const change: UserChange = { ...Object.fromEntries(named), language };
  if (email !== undefined) change.email = normaliseEmail(email);
  const isOther = change.email !== undefined && change.email !== account.user.email;
  if (password) checkNewPassword(password, account.user);
  const mustProve = (isOther || Boolean(password)) && !isRecent(claimant);
  if (mustProve) await proveOwner(limits, account, claimant);
  if (password) change.passwordHash = await hashPassword(password);
  if (isOther) await exports.expireAllOf(id, new Date());
  const user = await users.update(id, change, mails && { language, now: new Date() });
  if (!user) throw gone();
  mails?.nudge();
  const { from } = claimant;
  if (isOther) await log.record({ kind: 'email-changed', account: nameOf(user), from });
  if (!password) return { user };
  await log.record({ kind: 'password-changed', account: nameOf(user), from });
  const signedInAtSeconds = mustProve ? undefined : claimant.signedInAtSeconds;
  return { user, token: await tokens.replaceAll(user, from, { ...claimant, signedInAtSeconds }) };
}

const gone = () =>
  notFound({ en: 'This account does not exist any more.', hi: 'यह अकाउंट अब नहीं है।' }, 'user-not-found');
