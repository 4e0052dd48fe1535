import { DomainError } from '@print-shop/service-kit/errors';
import { hashPassword } from '../session/password.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UserStore } from './user.store.ts';
import { normaliseEmail } from './user.ts';

export interface FirstAdmin {
  email: string;
  password: string;
  name: string;
}

/**
 * Makes sure that the configured admin exists. An admin who is there already is left alone, with the password they may have
 * changed. A customer's account with that address is taken over, password and sessions included: whoever opened it need not
 * be the admin. Several instances may do this at once.
 */
export async function ensureFirstAdmin(users: UserStore, tokens: Tokens, admin: FirstAdmin): Promise<void> {
  const email = normaliseEmail(admin.email);
  const found = await users.findAccount({ email });
  if (found?.user.isAdmin) return;
  const passwordHash = await hashPassword(admin.password);
  if (found) {
    await users.update(found.user.id, { isAdmin: true, passwordHash });
    await tokens.revokeAll(found.user.id);
    return;
  }
  try {
    await users.create({ name: admin.name, email, isAdmin: true, passwordHash });
  } catch (error) {
    // Another instance was first.
    if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
  }
}
