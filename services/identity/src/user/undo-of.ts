import { Types } from 'mongoose';
import type { MailLanguage } from '../mail/email-with-link.ts';
import { type ChangeUndo, type Credentials, UNDO_MS } from './undo.field.ts';

/**
 * The undo of a change of an account's credentials, with its email due at once; `undefined` when neither email address nor
 * password changes. `after` contains the changed fields; `passwordHash: null` removes the password.
 */
export function undoOf(
  { email, emailConfirmedAt, passwordHash, googleId }: Credentials,
  after: { email?: string | undefined; passwordHash?: string | null | undefined },
  { language, now }: { language: MailLanguage; now: Date },
): ChangeUndo | undefined {
  const changed: ChangeUndo['changed'] = [];
  if (after.email !== undefined && after.email !== email) changed.push('email');
  if (after.passwordHash !== undefined) changed.push('password');
  if (changed.length === 0) return undefined;
  const before = {
    email,
    ...(emailConfirmedAt ? { emailConfirmedAt } : {}),
    ...(passwordHash ? { passwordHash } : {}),
    ...(googleId ? { googleId } : {}),
  };
  const times = { changedAt: now, expiresAt: new Date(now.getTime() + UNDO_MS), dueAt: now };
  return { _id: new Types.ObjectId(), changed, before, language, ...times, tries: 0 };
}
