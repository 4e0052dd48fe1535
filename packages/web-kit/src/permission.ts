import type { Permission, Role } from '@print-shop/contracts';
import { may } from '@print-shop/contracts/client';
import type { SignedInUser } from './session.ts';
import { useUser } from './session-hooks.ts';

/** The role of a member of staff. A session stored before roles existed counts as an owner's, like its token. */
export const roleOf = (user: SignedInUser | null): Role | undefined =>
  user?.isAdmin ? (user.role ?? 'owner') : undefined;

/**
 * Whether the signed-in user's role has a permission, e.g. a contract's; `undefined` needs none. It only decides what a
 * screen offers: the services check for themselves.
 */
export function usePermission(permission: Permission | undefined): boolean {
  const role = roleOf(useUser());
  return permission === undefined || may(role, permission);
}
