import { consentTo } from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import { conflict, DomainError, forbidden, unauthenticated } from '@print-shop/service-kit/errors';
import { askSecondFactor, finishSignIn, type SignInAnswer, type SignInSteps } from '../second-factor/sign-in-steps.ts';
import { nameOf } from '../security/security-log.ts';
import { attemptOn, type Place } from '../session/attempt.ts';
import type { LoginLimits } from '../session/attempt-limits.ts';
import type { Google } from '../session/google.ts';
import { isPassword } from '../session/password.ts';
import { NO_SECOND_FACTOR } from '../user/second-factor.field.ts';
import type { Account } from '../user/user.store.ts';
import { loginKey, type User } from '../user/user.ts';

/** Google's answer through the browser, the browser's trip, and the privacy notice that the person saw. */
interface GoogleAnswer {
  idToken: string;
  trip: string | undefined;
  consent?: string | undefined;
}

/**
 * Signs in by email address or telephone number. A wrong password and an unknown account get the same answer after the same
 * time. Throws unauthenticated, too-many-requests after too many failures, or forbidden for a disabled account.
 */
export async function logIn(
  { limits, ...steps }: SignInSteps & { limits: LoginLimits },
  { login: typed, password, ...place }: { login: string; password: string } & Place,
): Promise<SignInAnswer> {
  const { users, log } = steps;
  const key = loginKey(typed);
  const login = Object.values(key).join();
  const account = await users.findAccount(key);
  const attempt = attemptOn(login, account, place);
  const record = (kind: 'sign-in-failed' | 'sign-in-blocked') =>
    log.record({ kind, account: nameOf(account?.user), from: place.from });
  await limits.count(attempt).catch(async (error: unknown) => {
    if (isTooMany(error)) await record('sign-in-blocked');
    throw error;
  });
  if (!(await isPassword(password, account?.passwordHash)) || !account) {
    await record('sign-in-failed');
    throw unauthenticated(
      {
        en: 'Login failed. Please check your credentials and try again.',
        hi: 'साइन इन नहीं हो पाया। ईमेल/फ़ोन और पासवर्ड जाँचकर फिर कोशिश कीजिए।',
      },
      'wrong-credentials',
    );
  }
  await refuseDisabled(account.user, () => record('sign-in-blocked'));
  const step = { ...place, login, proofs: ['pwd' as const] };
  const secondFactor = await askSecondFactor(steps, account, step);
  if (secondFactor) {
    // Wrong codes stay counted: somebody who knows the password must not clear them by entering it again.
    await limits.takeBack(attempt);
    return { secondFactor };
  }
  await limits.forgive(attempt);
  return finishSignIn(steps, account, step);
}

/** Call it only after the person has proved their identity: it reveals that the account exists. */
async function refuseDisabled({ disabledAt }: User, record: () => Promise<void>): Promise<void> {
  if (!disabledAt) return;
  await record();
  throw forbidden(
    {
      en: 'Your account is disabled. Please ask an owner of the shop.',
      hi: 'आपका अकाउंट बंद कर दिया गया है। दुकान के मालिक से बात कीजिए।',
    },
    'account-disabled',
  );
}

const isTooMany = (error: unknown) => error instanceof DomainError && error.kind === 'too-many-requests';

/**
 * Signs in with a Google ID token, and opens an account the first time. An account with a password for the same address
 * becomes the Google user's. Its password and sessions end, because nobody had proved that the address was theirs.
 */
export async function logInByGoogle(
  { google, ...steps }: SignInSteps & { google: Google },
  { idToken, trip, consent, language, ...place }: GoogleAnswer & Place & { language: Language },
): Promise<SignInAnswer> {
  const { users, tokens, log } = steps;
  const proofs = ['google' as const];
  const { googleId, email, name } = await google.verify(idToken, trip);
  const find = async () => (await users.findAccount({ googleId })) ?? (await users.findAccount({ email }));
  const account = await ownAccount();
  await refuseDisabled(account.user, () =>
    log.record({ kind: 'sign-in-blocked', account: nameOf(account.user), from: place.from, detail: 'by Google' }),
  );
  const secondFactor = await askSecondFactor(steps, account, { ...place, login: account.user.id, proofs });
  return secondFactor ? { secondFactor } : finishSignIn(steps, account, { ...place, proofs, detail: 'by Google' });

  async function ownAccount(): Promise<Account> {
    const found = (await find()) ?? (await open());
    if (found.googleId === googleId) return proven(found);
    if (found.googleId)
      throw conflict(
        { en: 'This email belongs to another Google account.', hi: 'यह ईमेल किसी और Google अकाउंट से जुड़ा है।' },
        'email-taken',
      );
    // Staff sign in with the credentials from the shop; a Google account with their address is not enough.
    if (found.user.isAdmin)
      throw conflict(
        {
          en: 'Please sign in with your password: this is a staff account.',
          hi: 'यह स्टाफ़ अकाउंट है: अपने पासवर्ड से साइन इन कीजिए।',
        },
        'staff-password',
      );
    return link(found.user);
  }

  /** Google has verified its address, which the account may still have. */
  async function proven(found: Account): Promise<Account> {
    const isNew = found.user.email === email && !found.user.emailConfirmedAt;
    const user = isNew ? await users.confirmEmail(found.user.id, email, new Date()) : undefined;
    return user ? { ...found, user } : found;
  }

  async function open(): Promise<Account> {
    try {
      return {
        user: await users.create({
          name,
          email,
          googleId,
          language,
          emailConfirmedAt: new Date(),
          consent: consentTo(consent, new Date()),
        }),
        googleId,
        devices: [],
        secondFactor: NO_SECOND_FACTOR,
      };
    } catch (error) {
      // Two concurrent first sign-ins: the other one has created the account.
      const made = error instanceof DomainError && error.kind === 'conflict' ? await find() : undefined;
      if (!made) throw error;
      return made;
    }
  }

  async function link({ id }: User): Promise<Account> {
    const linked =
      (await users.update(id, { googleId, passwordHash: null, emailConfirmedAt: new Date() })) &&
      (await users.findAccountOf(id));
    if (!linked)
      throw unauthenticated(
        { en: 'This account was just deleted.', hi: 'यह अकाउंट अभी-अभी हटा दिया गया है।' },
        'account-gone',
      );
    await tokens.revokeAll(id);
    return linked;
  }
}
