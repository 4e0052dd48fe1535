import { conflict, notFound } from '@print-shop/service-kit/errors';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import type { LoginLimits } from '../session/attempt-limits.ts';
import { type Claimant, proveOwner } from '../session/sign-in-again.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UserStore } from './user.store.ts';

/** Deletes an account and ends its sessions. Always needs the current password. Throws conflict for the last admin. */
export async function deleteProfile(
  { users, tokens, limits, log }: { users: UserStore; tokens: Tokens; limits: LoginLimits; log: SecurityLog },
  { id, ...claimant }: { id: string } & Claimant,
): Promise<void> {
  const account = await users.findAccountOf(id);
  if (!account) throw notFound('This account does not exist any more.', 'user-not-found');
  if (account.user.isAdmin && (await users.countAdmins()) <= 1) {
    throw conflict('You are the only admin: the shop would have nobody left.', 'last-admin');
  }
  await proveOwner(limits, account, claimant);
  await users.remove(id);
  await tokens.revokeAll(id);
  await log.record({ kind: 'account-deleted', account: nameOf(account.user), from: claimant.from });
}
