import { type AccountMail, previewAccountMail, sendTestAccountMail } from '@print-shop/contracts';
import type { Email } from '@print-shop/emails';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import { conflict } from '@print-shop/service-kit/errors';
import type { Days } from '@print-shop/shop';
import { failedMail, readyMail } from '../data-export/data-export.mail.ts';
import { DOWNLOAD_PATH } from '../data-export/data-export.ts';
import type { MailLanguage, Sender } from '../mail/email-with-link.ts';
import type { Mails } from '../mail/mails.ts';
import { resetMail } from '../password-reset/reset.mail.ts';
import { RESET_PATH } from '../password-reset/reset.ts';
import { invitationMail } from '../staff/invitation.mail.ts';
import { JOIN_PATH } from '../staff/invitation.ts';
import { undoMail } from '../undo-change/undo.mail.ts';

export interface AccountMailsDeps {
  /** Undefined where no mail server is configured. */
  mails: Mails | undefined;
  /** Reads the shop's name as it is published. */
  getShopName(language: MailLanguage): Promise<string>;
  /** The shop's address; undefined where it is not set, which it is with a mail server. */
  publicUrl: string | undefined;
  /** Reads for how many days a collected archive is kept. */
  getKeepDays: Days;
}

type Write = (to: { language: MailLanguage; name: string }, sender: Sender) => Promise<Email>;

/** Registers what staff see of the emails about accounts, whose links carry a secret. Previews and tests carry none. */
export function accountMailsRoutes(router: ContractRouter, deps: AccountMailsDeps): void {
  const { mails, getShopName, publicUrl, getKeepDays } = deps;
  const all: Record<AccountMail, { path: string; write: Write }> = {
    'password-reset': { path: RESET_PATH, write: resetMail },
    'email-changed': { path: '/undo-change', write: (to, sender) => undoMail({ ...to, changed: ['email'] }, sender) },
    'password-changed': {
      path: '/undo-change',
      write: (to, sender) => undoMail({ ...to, changed: ['password'] }, sender),
    },
    'staff-invitation': {
      path: JOIN_PATH,
      write: (to, sender) => invitationMail({ ...to, invitedBy: to.name }, sender),
    },
    'data-ready': { path: DOWNLOAD_PATH, write: async (to, sender) => readyMail(to, await getKeepDays(), sender) },
    'data-failed': { path: '/profile', write: failedMail },
  };
  const emailOf = async (kind: AccountMail, language: MailLanguage, name = ''): Promise<Email> => {
    const { path, write } = all[kind];
    const shopName = await getShopName(language);
    return write({ language, name }, { shopName, link: publicUrl ? new URL(path, publicUrl).href : path });
  };

  router
    .on(previewAccountMail, allow.staff('messages:write'), async ({ params: { kind }, query: { language }, user }) => {
      const { subject, text, html } = await emailOf(kind, language, user.name);
      return { status: 200, body: { subject, text, html } };
    })
    .on(sendTestAccountMail, allow.staff('messages:write'), async ({ params: { kind }, body: { language }, user }) => {
      if (!mails || !user.email)
        throw conflict(
          { en: 'This shop has no mail server yet.', hi: 'इस दुकान में अभी मेल सर्वर नहीं है।' },
          'no-mail-server',
        );
      const mail = await emailOf(kind, language, user.name);
      await mails.send(user.email, mail).catch((error: unknown) => {
        throw conflict(NOT_TAKEN, 'mail-not-taken', { cause: error });
      });
      return { status: 202, body: { message: `The test is on its way to ${user.email}.` } };
    });
}

const NOT_TAKEN = {
  en: 'The mail server did not take the test. Please try again, or ask the person who runs the shop.',
  hi: 'मेल सर्वर ने यह ईमेल नहीं लिया। फिर कोशिश कीजिए, या दुकान का सिस्टम चलाने वाले से पूछिए।',
};
