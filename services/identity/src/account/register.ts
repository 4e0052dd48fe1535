import { consentTo, type registerBody } from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import type { z } from 'zod';
import { hashPassword } from '../session/password.ts';
import { checkNewPassword } from '../session/password-rules.ts';
import type { UserStore } from '../user/user.store.ts';
import { normaliseEmail, type User } from '../user/user.ts';

/**
 * Opens an account, never a staff account. Throws conflict when the email address or telephone number already has one, and
 * invalid-input for a password that is too easy to guess.
 */
export async function register(
  users: UserStore,
  { password, email, ...body }: z.output<typeof registerBody>,
  language: Language,
): Promise<User> {
  const { name, phone, address } = body;
  const consent = consentTo(body.consent, new Date());
  checkNewPassword(password, { isAdmin: false });
  const passwordHash = await hashPassword(password);
  return users.create({ name, email: normaliseEmail(email), phone, address, passwordHash, consent, language });
}
