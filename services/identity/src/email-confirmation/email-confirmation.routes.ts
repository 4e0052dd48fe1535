import { askEmailConfirmation, confirmEmail } from '@print-shop/contracts';
import type { MailLinks } from '@print-shop/links';
import { allow, type ContractRouter, chosenLanguageOf, type Limit } from '@print-shop/service-kit';
import { notFound } from '@print-shop/service-kit/errors';
import type { UserStore } from '../user/user.store.ts';

/** Emails that one account may ask for in an hour. */
export const CONFIRMATION_MAILS = 5;

export interface EmailConfirmationDeps {
  users: UserStore;
  links: MailLinks;
  perAccount: Limit;
}

/**
 * Registers how a customer shows that an address is theirs. The link counts only in a session of its account. Otherwise somebody
 * could open an account with a stranger's address, and the stranger would confirm it.
 */
export function emailConfirmationRoutes(router: ContractRouter, { users, links, perAccount }: EmailConfirmationDeps) {
  router
    .on(askEmailConfirmation, allow.signedIn, async ({ user, req }) => {
      if (!links.isOn) throw off();
      await perAccount.take(user.id);
      await users.askConfirmation(user.id, chosenLanguageOf(req.headers.cookie));
      return { status: 202, body: { message: 'The email is on its way.' } };
    })
    .on(confirmEmail, allow.signedIn, async ({ user, body }) => {
      const link = links.readAddress(body.token);
      const confirmed = link?.userId === user.id && (await users.confirmEmail(user.id, link.email, new Date()));
      if (!confirmed) throw linkIsOver();
      return { status: 200, body: { message: 'Your email address is confirmed.' } };
    });
}

const off = () =>
  notFound(
    { en: 'This shop sends no email to confirm addresses.', hi: 'यह दुकान पुष्टि के लिए ईमेल नहीं भेजती।' },
    'confirmation-off',
  );
const linkIsOver = () =>
  notFound(
    {
      en: 'This link has expired, is for another account or address, or you changed the address in the last 7 days. Please ask for a new one.',
      hi: 'इस लिंक की मियाद ख़त्म हो गई है, यह किसी और अकाउंट या ईमेल का है, या ईमेल पिछले 7 दिन में बदला गया है। नया लिंक मँगाइए।',
    },
    'confirmation-link-over',
  );
