import { may, type Origin } from '@print-shop/contracts';
import { conflict, DomainError, notFound } from '@print-shop/service-kit/errors';
import { hashToken } from '../mail/link.ts';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import { hashPassword } from '../session/password.ts';
import { checkNewPassword } from '../session/password-rules.ts';
import type { UserStore } from '../user/user.store.ts';
import type { User } from '../user/user.ts';
import type { InvitationStore } from './invitation.store.ts';

const linkIsOver = () =>
  notFound(
    {
      en: 'This link has expired or was used already. Please ask for a new invitation.',
      hi: 'इस लिंक की मियाद ख़त्म हो गई है या यह इस्तेमाल हो चुका है। नया न्योता मँगाइए।',
    },
    'invitation-over',
  );

/**
 * Opens the staff account of an invitation. Throws not-found when the link has expired or its inviter may not invite any more. Throws invalid-input for a password
 * that is too easy to guess, and conflict when the address has an account already; the link stays valid then.
 */
export async function join(
  { users, invitations, log }: { users: UserStore; invitations: InvitationStore; log: SecurityLog },
  { token, name, password, from }: { token: string; name: string; password: string; from: Origin },
): Promise<User> {
  const tokenHash = hashToken(token);
  // Hashing a password is expensive, so it needs a valid link.
  const open = await invitations.find(tokenHash, new Date());
  if (!open || !(await mayInvite(users, open.inviterId))) throw linkIsOver();
  checkNewPassword(password, { isAdmin: true });
  const passwordHash = await hashPassword(password);
  const invitation = await invitations.accept(tokenHash, new Date());
  if (!invitation) throw linkIsOver();
  const { id, email, role } = invitation;
  const user = await users
    .create({ id, name, email, role, passwordHash, emailConfirmedAt: new Date(), by: { id, name, from } })
    .catch(async (error: unknown) => {
      await invitations.reopen(invitation);
      throw error instanceof DomainError && error.kind === 'conflict' ? addressTaken() : error;
    });
  await log.record({ kind: 'staff-joined', account: nameOf(user), from, detail: `as ${role}` });
  return user;
}

/** Whether the inviter may still invite: an invitation ends with the rights of its inviter. */
async function mayInvite(users: UserStore, inviterId: string): Promise<boolean> {
  const inviter = inviterId ? await users.find(inviterId) : undefined;
  return inviter !== undefined && !inviter.disabledAt && may(inviter.role, 'staff:manage');
}

const addressTaken = () =>
  conflict(
    {
      en: 'Somebody has opened an account with this email address since. Please ask for an invitation to another address.',
      hi: 'इस बीच इस ईमेल से किसी ने अकाउंट बना लिया है। किसी और पते पर न्योता मँगाइए।',
    },
    'email-taken',
  );
