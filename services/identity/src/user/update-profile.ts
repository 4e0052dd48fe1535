import type { profileBody } from '@print-shop/contracts';
import { notFound } from '@print-shop/service-kit/errors';
import type { z } from 'zod';
import { hashPassword } from '../session/password.ts';
import { checkNewPassword } from '../session/password-rules.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UserChange, UserStore } from './user.store.ts';
import { normaliseEmail, type User } from './user.ts';

/**
 * Changes what the body names. A new password ends every session, also one that somebody else has opened, and the caller
 * goes on with the fresh token.
 */
export async function updateProfile(
  { users, tokens }: { users: UserStore; tokens: Tokens },
  caller: { id: string; isAdmin: boolean },
  { password, email, ...rest }: z.output<typeof profileBody>,
): Promise<{ user: User; token?: string }> {
  const named = Object.entries(rest).filter(([, value]) => value !== undefined);
  const change: UserChange = Object.fromEntries(named);
  if (email !== undefined) change.email = normaliseEmail(email);
  if (password) checkNewPassword(password, caller);
  if (password) change.passwordHash = await hashPassword(password);
  const user = await users.update(caller.id, change);
  if (!user) throw notFound('This account does not exist any more.', 'user-not-found');
  return password ? { user, token: await tokens.replaceAll(user) } : { user };
}
