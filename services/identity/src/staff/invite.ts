import type { Role } from '@print-shop/contracts';
import type { User as Caller } from '@print-shop/service-kit';
import { conflict, notFound } from '@print-shop/service-kit/errors';
import type { MailLanguage } from '../mail/email-with-link.ts';
import type { Mails } from '../mail/mails.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { UserStore } from '../user/user.store.ts';
import { normaliseEmail } from '../user/user.ts';
import type { InvitationStore } from './invitation.store.ts';
import type { Invitation } from './invitation.ts';

export interface InviteDeps {
  users: UserStore;
  invitations: InvitationStore;
  /** Undefined where no mail server is configured. */
  mails: Mails | undefined;
  log: SecurityLog;
}

const noSuchInvitation = () =>
  notFound(
    {
      en: 'This invitation was accepted or withdrawn. Please reload the page.',
      hi: 'यह न्योता मान लिया गया है या वापस ले लिया गया है। पेज को फिर से लोड कीजिए।',
    },
    'invitation-not-found',
  );

function mailsOf({ mails }: InviteDeps): Mails {
  if (mails) return mails;
  throw notFound(
    {
      en: 'Email is not set up yet, so invitations cannot be sent. Please configure a mail server first.',
      hi: 'यह दुकान ईमेल नहीं भेजती, इसलिए न्योता नहीं जा सकता। पहले मेल सर्वर सेट कीजिए।',
    },
    'mail-off',
  );
}

/**
 * Emails an invitation. Throws conflict for an address that has an account: it never becomes a staff account, because anybody
 * may have opened it. Throws not-found without a mail server.
 */
export async function invite(
  deps: InviteDeps,
  caller: Caller,
  { name, role, language, ...given }: { name: string; email: string; role: Role; language: MailLanguage },
): Promise<Invitation> {
  const mails = mailsOf(deps);
  const email = normaliseEmail(given.email);
  const existing = await deps.users.findAccount({ email });
  if (existing) {
    throw conflict(
      existing.user.isAdmin
        ? {
            en: 'This address belongs to a member of staff. Change their role in the list instead.',
            hi: 'यह पता स्टाफ़ के किसी सदस्य का है। सूची में उनकी भूमिका बदल दीजिए।',
          }
        : {
            en: 'This address belongs to a customer, whose account cannot become one of staff. Please use another address.',
            hi: 'यह पता किसी ग्राहक का है, और उनका अकाउंट स्टाफ़ का नहीं बन सकता। कोई और पता लिखिए।',
          },
      'email-taken',
    );
  }
  const invitation = await deps.invitations.create({ name, email, role, language }, caller, new Date());
  mails.nudge();
  const account = { id: invitation.id, name };
  await deps.log.record({ kind: 'staff-invited', account, ...by(caller), detail: `as ${role}` });
  return invitation;
}

/** Emails the invitation again. Throws not-found for a closed invitation, and without a mail server. */
export async function resendInvitation(deps: InviteDeps, caller: Caller, id: string): Promise<Invitation> {
  const mails = mailsOf(deps);
  const invitation = await deps.invitations.resend(id, caller, new Date());
  if (!invitation) throw noSuchInvitation();
  mails.nudge();
  return invitation;
}

/** Voids the link. Throws not-found for a closed invitation. */
export async function withdrawInvitation({ invitations }: InviteDeps, caller: Caller, id: string): Promise<void> {
  if (!(await invitations.withdraw(id, caller, new Date()))) throw noSuchInvitation();
}

const by = ({ id, name, from }: Caller) => ({
  by: { id, name: name ?? id },
  from: from ?? { address: 'unknown', userAgent: '' },
});
