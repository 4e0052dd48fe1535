import { conflict, DomainError, forbidden, unauthenticated } from '@print-shop/service-kit/errors';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import { attemptOn, type Place } from '../session/attempt.ts';
import type { LoginLimits } from '../session/attempt-limits.ts';
import { hashDevice } from '../session/devices.ts';
import type { Google } from '../session/google.ts';
import { isPassword } from '../session/password.ts';
import type { Tokens } from '../session/tokens.ts';
import type { Account, UserStore } from './user.store.ts';
import { loginKey, type User } from './user.ts';

export interface SignedIn {
  user: User;
  token: string;
}

/**
 * Signs in by e-mail address or telephone number. A wrong password and an unknown account look alike, in words and in
 * time. Throws unauthenticated, too-many-requests when there were too many failures, or forbidden for a disabled account.
 */
export async function logIn(
  { users, limits, tokens, log }: { users: UserStore; limits: LoginLimits; tokens: Tokens; log: SecurityLog },
  { login, password, from, ...place }: { login: string; password: string } & Place,
): Promise<SignedIn> {
  const key = loginKey(login);
  const account = await users.findAccount(key);
  const attempt = attemptOn(Object.values(key).join(), account, place);
  const record = (kind: 'signed-in' | 'sign-in-failed' | 'sign-in-blocked') =>
    log.record({ kind, account: nameOf(account?.user), from });
  await limits.count(attempt).catch(async (error: unknown) => {
    if (isTooMany(error)) await record('sign-in-blocked');
    throw error;
  });
  if (!(await isPassword(password, account?.passwordHash)) || !account) {
    await record('sign-in-failed');
    throw unauthenticated('Login failed. Please check your credentials and try again.', 'wrong-credentials');
  }
  await limits.forgive(attempt);
  await refuseDisabled(account.user, () => record('sign-in-blocked'));
  await addDevice(users, account, place.device);
  await record('signed-in');
  return { user: account.user, token: await tokens.issue(account.user, from, ['pwd']) };
}

/** Only for whoever has just proved who they are: it tells that there is such an account. */
async function refuseDisabled({ disabledAt }: User, record: () => Promise<void>): Promise<void> {
  if (!disabledAt) return;
  await record();
  throw forbidden('Your account is disabled. Please ask an owner of the shop.', 'account-disabled');
}

const isTooMany = (error: unknown) => error instanceof DomainError && error.kind === 'too-many-requests';

async function addDevice(users: UserStore, { user, devices }: Pick<Account, 'user' | 'devices'>, device: string) {
  const hash = hashDevice(user.id, device);
  if (!devices.includes(hash)) await users.addDevice(user.id, hash);
}

/**
 * Signs in by a Google ID token, and opens an account at the first time. An account that was made by password for the same
 * address becomes the Google user's; its password and its sessions end, as nobody had shown that the address was theirs.
 */
export async function logInByGoogle(
  { users, tokens, google, log }: { users: UserStore; tokens: Tokens; google: Google; log: SecurityLog },
  { idToken, trip, device, from }: { idToken: string; trip: string | undefined } & Place,
): Promise<SignedIn> {
  const { googleId, email, name } = await google.verify(idToken, trip);
  const find = async () => (await users.findAccount({ googleId })) ?? (await users.findAccount({ email }));
  const record = (user: User) => log.record({ kind: 'signed-in', account: nameOf(user), from, detail: 'by Google' });
  const account = (await find()) ?? (await open());
  await refuseDisabled(account.user, () =>
    log.record({ kind: 'sign-in-blocked', account: nameOf(account.user), from, detail: 'by Google' }),
  );
  if (account.googleId === googleId) {
    await addDevice(users, account, device);
    await record(account.user);
    return { user: account.user, token: await tokens.issue(account.user, from, ['google']) };
  }
  if (account.googleId) throw conflict('This email belongs to another Google account.', 'email-taken');
  // Staff get in by what the shop gave them; that a Google account names their address is not enough.
  if (account.user.isAdmin)
    throw conflict('Please sign in with your password: this is a staff account.', 'staff-password');
  return link(account.user);

  async function open(): Promise<Account> {
    try {
      return { user: await users.create({ name, email, googleId }), googleId, devices: [] };
    } catch (error) {
      // Two first sign-ins at once: the other one has made the account.
      const made = error instanceof DomainError && error.kind === 'conflict' ? await find() : undefined;
      if (!made) throw error;
      return made;
    }
  }

  async function link({ id }: User): Promise<SignedIn> {
    const linked = await users.update(id, { googleId, passwordHash: null });
    if (!linked) throw unauthenticated('This account was just deleted.', 'account-gone');
    await addDevice(users, { user: linked, devices: [] }, device);
    await record(linked);
    return { user: linked, token: await tokens.replaceAll(linked, from, undefined, ['google']) };
  }
}
