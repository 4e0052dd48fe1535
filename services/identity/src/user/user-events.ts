import { changeRecord, identityChangeRecorded } from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry } from '@print-shop/messaging';
import type { User } from './user.ts';

/** The record of a new admin. Only the shop's settings make one. */
export function recordedAdmin(
  id: string,
  { name, email, isAdmin, role }: Pick<User, 'name' | 'email' | 'isAdmin' | 'role'>,
): OutboxEntry[] {
  if (!isAdmin) return [];
  const what = { kind: 'user', id, label: name, action: 'created', after: { name, email, isAdmin, role } } as const;
  return [outboxEntry(identityChangeRecorded, changeRecord({ id, name: "The shop's settings" }, what))];
}

/** The record of what an admin changed in their own account; without `after`, of its end. Customers' accounts are theirs. */
export function recordedOfStaff(before: User, after?: User & { password?: string }): OutboxEntry[] {
  if (!before.isAdmin) return [];
  const what = { kind: 'user', id: before.id, label: before.name } as const;
  const record = after ? { ...what, action: 'updated', before, after } : { ...what, action: 'deleted' };
  return [outboxEntry(identityChangeRecorded, changeRecord(before, record))];
}

/** A user as the other services hear of them. */
export const toPerson = (userId: string, { name, email, isAdmin }: Pick<User, 'name' | 'email' | 'isAdmin'>) => ({
  ...{ userId, name, email, isAdmin },
});
