import { DomainError } from '@print-shop/service-kit/errors';
import { hashPassword } from '../session/password.ts';
import { checkNewPassword } from '../session/password-rules.ts';
import type { UserStore } from '../user/user.store.ts';
import { normaliseEmail } from '../user/user.ts';

export interface FirstAdmin {
  email: string;
  password: string;
  name: string;
}

/**
 * Creates the configured admin, an owner, if the shop has no admin at all. With an admin it does nothing, even if their
 * address and password have changed. An existing account is never promoted, because anybody may have opened it; then it
 * throws an error that says what the operator has to do. Several instances may do this at once.
 */
export async function ensureFirstAdmin(users: UserStore, admin: FirstAdmin): Promise<void> {
  if ((await users.countAdmins()) > 0) return;
  const email = normaliseEmail(admin.email);
  try {
    checkNewPassword(admin.password, { isAdmin: true });
  } catch (error) {
    throw new Error('The first admin was not made: ADMIN_PASSWORD must have 12 characters and not be a common one.', {
      cause: error,
    });
  }
  const passwordHash = await hashPassword(admin.password);
  try {
    await users.create({ name: admin.name, email, role: 'owner', passwordHash });
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
    // Another instance was first.
    if ((await users.countAdmins()) > 0) return;
    throw new Error(
      `The first admin was not made: a customer already has an account with the address ${email}. Set ADMIN_EMAIL to another address, or delete that account, and try again.`,
      { cause: error },
    );
  }
}
