import { conflict, forbidden, notFound } from '@print-shop/service-kit/errors';
import { nameOf } from '../security/security-log.ts';
import { generationOf } from '../session/attempt.ts';
import { type Claimant, isRecent, proveOwner } from '../session/sign-in-again.ts';
import { hashDevice } from '../user/devices.ts';
import { methodsOf, type SecondFactor } from '../user/second-factor.field.ts';
import type { Account } from '../user/user.store.ts';
import type { ProveDeps } from './prove-second-factor.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** A signed-in user who changes their own factors. */
export interface Owner extends Claimant {
  id: string;
  tokenId: string;
}

const noSuchFactor = () =>
  notFound(
    { en: 'You do not have this second factor any more.', hi: 'यह दूसरा सुरक्षा कदम अब आपके अकाउंट में नहीं है।' },
    'second-factor-not-found',
  );

/** The account of a member of staff. Throws forbidden for customers: their screens have no way to remove a factor. */
export async function staffAccountOf({ users }: Pick<ProveDeps, 'users'>, id: string): Promise<Account> {
  const account = await users.findAccountOf(id);
  if (!account)
    throw notFound({ en: 'This account does not exist any more.', hi: 'यह अकाउंट अब नहीं है।' }, 'user-not-found');
  if (!account.user.isAdmin)
    throw forbidden({ en: 'Only staff may do this.', hi: 'यह काम सिर्फ़ दुकान का स्टाफ़ कर सकता है।' }, 'staff-only');
  return account;
}

/** The caller's account. Throws forbidden `sign-in-again` when the sign-in is not recent and no password is given. */
async function accountOf({ users, limits }: ProveDeps, owner: Owner): Promise<Account> {
  const account = await staffAccountOf({ users }, owner.id);
  if (!isRecent(owner)) await proveOwner(limits, account, owner);
  return account;
}

/** A ticket to set up one more factor. */
export async function openSetUp(deps: ProveDeps, owner: Owner): Promise<string> {
  const account = await accountOf(deps, owner);
  return deps.tickets.open({
    purpose: 'one-more',
    userId: owner.id,
    tokenId: owner.tokenId,
    login: owner.id,
    proofs: [],
    device: hashDevice(owner.id, owner.device),
    generation: generationOf(account),
  });
}

/** Creates ten new codes, which replace the old ones. Throws not-found for an account without a factor. */
export async function renewRecoveryCodes(deps: ProveDeps, owner: Owner): Promise<string[]> {
  const { user, secondFactor } = await accountOf(deps, owner);
  if (methodsOf(secondFactor).length === 0) throw noSuchFactor();
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(user.id, code));
  if (!(await deps.factors.renewRecoveryCodes(user.id, hashes))) throw noSuchFactor();
  await deps.log.record({ kind: 'recovery-codes-renewed', account: nameOf(user), from: owner.from });
  return codes;
}

/** Throws conflict for the last factor when staff must have one. */
export async function removeTotp(deps: ProveDeps, owner: Owner): Promise<void> {
  await remove(deps, owner, ({ totp, passkeys }) => {
    if (!totp) return undefined;
    const isLast = passkeys.length === 0;
    return { isLast, detail: 'authenticator app', take: () => deps.factors.removeTotp(owner.id, isLast) };
  });
}

/** Throws conflict for the last factor when staff must have one, and not-found for another user's passkey. */
export async function removePasskey(deps: ProveDeps, owner: Owner, passkeyId: string): Promise<void> {
  await remove(deps, owner, ({ totp, passkeys }) => {
    const passkey = passkeys.find(({ id }) => id === passkeyId);
    if (!passkey) return undefined;
    const isLast = !totp && passkeys.length === 1;
    const take = () => deps.factors.removePasskey(owner.id, passkeyId, isLast);
    return { isLast, detail: `passkey ${passkey.name}`, take };
  });
}

/** A factor to be removed. `take` fails where the factors have changed since they were read. */
interface Removal {
  isLast: boolean;
  detail: string;
  take: () => Promise<boolean>;
}

async function remove(
  deps: ProveDeps,
  owner: Owner,
  removalOf: (secondFactor: SecondFactor) => Removal | undefined,
): Promise<void> {
  for (let account = await accountOf(deps, owner); ; account = await staffAccountOf(deps, owner.id)) {
    const removal = removalOf(account.secondFactor);
    if (!removal) throw noSuchFactor();
    const { user } = account;
    if (removal.isLast && deps.isRequired && user.isAdmin) throw lastFactor();
    if (!(await removal.take())) continue;
    await deps.log.record({
      kind: 'second-factor-removed',
      account: nameOf(user),
      from: owner.from,
      detail: removal.detail,
    });
    return;
  }
}

const lastFactor = () =>
  conflict(
    {
      en: 'Staff of this shop need a second factor. Please add another one first.',
      hi: 'इस दुकान के स्टाफ़ को दूसरा सुरक्षा कदम रखना होता है। पहले कोई और जोड़िए।',
    },
    'last-second-factor',
  );
