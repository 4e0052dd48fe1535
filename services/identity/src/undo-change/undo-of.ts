import { Types } from 'mongoose';
import type { MailLanguage } from '../mail/letter.ts';
import { type ChangeUndo, type Credentials, UNDO_MS } from './undo.field.ts';

/**
 * What undoes a change of the credentials of an account, with its mail due at once; `undefined` where neither e-mail address
 * nor password becomes another. `after` holds what changes; `passwordHash: null` takes the password away.
 */
export function undoOf(
  { email, passwordHash, googleId }: Credentials,
  after: { email?: string | undefined; passwordHash?: string | null | undefined },
  { language, now }: { language: MailLanguage; now: Date },
): ChangeUndo | undefined {
  const changed: ChangeUndo['changed'] = [];
  if (after.email !== undefined && after.email !== email) changed.push('email');
  if (after.passwordHash !== undefined) changed.push('password');
  if (changed.length === 0) return undefined;
  const before = { email, ...(passwordHash ? { passwordHash } : {}), ...(googleId ? { googleId } : {}) };
  const times = { changedAt: now, expiresAt: new Date(now.getTime() + UNDO_MS), dueAt: now };
  return { _id: new Types.ObjectId(), changed, before, language, ...times, tries: 0 };
}
