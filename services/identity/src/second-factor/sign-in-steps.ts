import type { SecondFactorAsked } from '@print-shop/contracts';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import { generationOf, type Place } from '../session/attempt.ts';
import type { Proof } from '../session/token-signer.ts';
import type { Tokens } from '../session/tokens.ts';
import { hashDevice } from '../user/devices.ts';
import { methodsOf } from '../user/second-factor.field.ts';
import type { Account, UserStore } from '../user/user.store.ts';
import type { User } from '../user/user.ts';
import type { Site } from './passkeys.ts';
import type { Tickets } from './tickets.ts';

export interface SignedIn {
  user: User;
  token: string;
}

/** Either the session, or the second factor that is still needed. */
export type SignInAnswer = SignedIn | { secondFactor: SecondFactorAsked };

export interface SignInSteps {
  users: UserStore;
  tokens: Tokens;
  tickets: Tickets;
  log: SecurityLog;
  /** Whether staff must have a second factor. */
  isRequired: boolean;
  /** Undefined when the shop cannot use passkeys. */
  site: Site | undefined;
}

/** A user who has passed the first factor. */
export interface FirstStep extends Place {
  proofs: Proof[];
  /** The key for counting failed attempts. */
  login: string;
}

/** The second factor that an account must still show or set up to sign in, with the ticket for it; `undefined` for none. */
export async function askSecondFactor(
  { tickets, isRequired, site }: SignInSteps,
  account: Account,
  { proofs, login, device }: FirstStep,
): Promise<SecondFactorAsked | undefined> {
  const methods = methodsOf(account.secondFactor).filter((method) => method !== 'passkey' || site);
  const mustSetUp = methodsOf(account.secondFactor).length === 0;
  if (mustSetUp && !(account.user.isAdmin && isRequired)) return undefined;
  const userId = account.user.id;
  const ticket = await tickets.open({
    purpose: mustSetUp ? 'first-factor' : 'sign-in',
    userId,
    proofs,
    login,
    device: hashDevice(userId, device),
    generation: generationOf(account),
  });
  if (!mustSetUp) return { ticket, methods };
  return { ticket, methods: site ? ['totp', 'passkey'] : ['totp'], setUp: true };
}

/** Signs in a user who has passed every step. */
export async function finishSignIn(
  { users, tokens, log }: Pick<SignInSteps, 'users' | 'tokens' | 'log'>,
  account: Pick<Account, 'user' | 'devices' | 'passwordHash'>,
  { device, from, proofs, detail = '' }: Pick<FirstStep, 'device' | 'from' | 'proofs'> & { detail?: string },
): Promise<SignedIn> {
  const { user, devices } = account;
  const hash = hashDevice(user.id, device);
  if (!devices.includes(hash)) await users.addDevice(user.id, hash);
  await log.record({ kind: 'signed-in', account: nameOf(user), from, detail });
  return { user, token: await tokens.issue(account, from, proofs) };
}
