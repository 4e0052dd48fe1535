import { nameOf, type SecurityLog } from '../security/security-log.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UserStore } from '../user/user.store.ts';
import { loginKey } from '../user/user.ts';
import type { SecondFactorStore } from './second-factor.store.ts';

interface TakeAwayDeps {
  users: UserStore;
  factors: SecondFactorStore;
  tokens: Tokens;
  log: SecurityLog;
}

/**
 * Removes every second factor of an account and ends its sessions, for an operator who knows that the owner has lost phone
 * and codes. Throws an error that says why when there is no such account or no factor.
 */
export async function takeAwaySecondFactor(
  { users, factors, tokens, log }: TakeAwayDeps,
  login: string | undefined,
): Promise<void> {
  if (!login) throw new Error('Please give the email address of the account after the name of the task.');
  const account = await users.findAccount(loginKey(login));
  if (!account) throw new Error(`There is no account with the address ${login}.`);
  const { user } = account;
  if (!(await factors.removeAll(user.id))) throw new Error(`The account of ${login} has no second factor.`);
  await tokens.revokeAll(user.id);
  const from = { address: 'unknown', userAgent: '' };
  await log.record({ kind: 'second-factor-removed', account: nameOf(user), from, detail: 'all, by an operator' });
}
