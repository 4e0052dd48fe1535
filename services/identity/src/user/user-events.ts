import { changeRecord, identityChangeRecorded, type Writer } from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry } from '@print-shop/messaging';
import type { User } from './user.ts';

/** The record of a new member of staff, created by a person or by the shop's settings. */
export function recordedAdmin(
  id: string,
  { name, email, isAdmin, role }: Pick<User, 'name' | 'email' | 'isAdmin' | 'role'>,
  by: Writer = { id, name: "The shop's settings" },
): OutboxEntry[] {
  if (!isAdmin) return [];
  const what = { kind: 'user', id, label: name, action: 'created', after: { name, email, isAdmin, role } } as const;
  return [outboxEntry(identityChangeRecorded, changeRecord(by, what))];
}

/** Not a matter of the shop's. */
const PERSONAL = { language: undefined, emailConfirmedAt: undefined };

/**
 * The record of a change to a member of staff's account, usually by themselves; without `after`, of its deletion. Changes to
 * customers' accounts are not recorded.
 */
export function staffRecord(
  before: User,
  after?: User & { password?: string },
  by: Writer = before,
  action = 'updated',
): OutboxEntry[] {
  if (!before.isAdmin) return [];
  const what = { kind: 'user', id: before.id, label: before.name } as const;
  const record = after
    ? { ...what, action, before: { ...before, ...PERSONAL }, after: { ...after, ...PERSONAL } }
    : { ...what, action: 'deleted' };
  return [outboxEntry(identityChangeRecorded, changeRecord(by, record))];
}

/** A user as in events for other services, from this version on. */
export const toPerson = (
  userId: string,
  {
    name,
    email,
    isAdmin,
    phone = '',
    language,
    role,
    disabledAt,
    emailConfirmedAt,
    isImported,
  }: Pick<User, 'name' | 'email' | 'isAdmin'> & Partial<User> & { isImported?: boolean | undefined },
  version: number,
) => ({
  userId,
  version,
  name,
  email,
  isAdmin,
  phone,
  ...(language ? { language } : {}),
  ...(role ? { role } : {}),
  ...(disabledAt ? { isDisabled: true } : {}),
  ...(emailConfirmedAt ? { emailConfirmed: true as const } : {}),
  ...(isImported ? { isImported: true as const } : {}),
});
