import { may, type Permission, type Role } from '@print-shop/contracts';
import type { SignedInUser } from './session.ts';
import { useUser } from './session-hooks.ts';

/** What a member of staff is. A session that was stored before there were roles is an owner's, as its token is. */
export const roleOf = (user: SignedInUser | null): Role | undefined =>
  user?.isAdmin ? (user.role ?? 'owner') : undefined;

/**
 * Whether the role of whoever is signed in has a permission, e.g. that of a contract; `undefined` needs none. For what a
 * screen offers: the services decide for themselves.
 */
export function usePermission(permission: Permission | undefined): boolean {
  const role = roleOf(useUser());
  return permission === undefined || may(role, permission);
}
