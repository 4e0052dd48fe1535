import type { Role, STAFF_STATUSES } from '@print-shop/contracts';
import type { User as Caller } from '@print-shop/service-kit';
import { forbidden, notFound } from '@print-shop/service-kit/errors';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import type { Tokens } from '../session/tokens.ts';
import { methodsOf } from '../user/second-factor.field.ts';
import type { UserStore } from '../user/user.store.ts';
import type { User } from '../user/user.ts';
import type { Owners } from './owners.ts';
import type { StaffStore } from './staff.store.ts';

export interface ChangeStaffDeps {
  users: UserStore;
  staff: StaffStore;
  owners: Owners;
  tokens: Tokens;
  log: SecurityLog;
}

const noSuchMember = () =>
  notFound({ en: 'There is no such member of staff.', hi: 'स्टाफ़ में ऐसा कोई नहीं है।' }, 'staff-not-found');

/** Nobody may change their own permissions, so every such change involves two people. */
function refuseOwn(caller: Caller, id: string): void {
  if (caller.id !== id.toLowerCase()) return;
  throw forbidden(
    {
      en: 'You cannot change your own role or status. Please ask another owner.',
      hi: 'आप अपनी भूमिका या स्थिति ख़ुद नहीं बदल सकते। किसी और मालिक से कहिए।',
    },
    'own-account',
  );
}

const toActor = ({ id, name }: Caller) => ({ id, name: name ?? id });

/**
 * Makes a change and revokes every token of the member: before the change, so that a Redis outage changes nothing; after it,
 * for sessions begun in between. The change takes effect at the member's next request in every service. `id` is the one in
 * the store: a path may have it in capitals, in which no token has it.
 */
const changeAndSignOut =
  (tokens: Tokens, id: string, change: () => Promise<User | undefined>) => async (): Promise<User> => {
    await tokens.revokeAll(id);
    const user = await change();
    if (!user) throw noSuchMember();
    await tokens.revokeAll(id);
    return user;
  };

/** Throws forbidden for the caller's own account, not-found, and conflict when the shop would have no owner left. */
export async function changeRole(
  { staff, owners, tokens, log }: ChangeStaffDeps,
  caller: Caller,
  { id, role }: { id: string; role: Role },
): Promise<User> {
  refuseOwn(caller, id);
  const member = await staff.find(id);
  if (!member) throw noSuchMember();
  const change = changeAndSignOut(tokens, member.id, () => staff.setRole(member.id, role, caller));
  const user = await (role === 'owner' ? change() : owners.whileAnotherStays(member.id, change));
  await log.record({ ...memberAndActor(user, caller), kind: 'role-changed', detail: `to ${role}` });
  return user;
}

/** Throws as `changeRole` does. */
export async function changeStatus(
  { staff, owners, tokens, log }: ChangeStaffDeps,
  caller: Caller,
  { id, status }: { id: string; status: (typeof STAFF_STATUSES)[number] },
): Promise<User> {
  refuseOwn(caller, id);
  const member = await staff.find(id);
  if (!member) throw noSuchMember();
  const isEnabled = status === 'active';
  const change = changeAndSignOut(tokens, member.id, () =>
    isEnabled ? staff.enable(member.id, caller) : staff.disable(member.id, caller, new Date()),
  );
  const user = await (isEnabled ? change() : owners.whileAnotherStays(member.id, change));
  await log.record({ ...memberAndActor(user, caller), kind: isEnabled ? 'account-enabled' : 'account-disabled' });
  return user;
}

/** Signs a member of staff out everywhere. Throws not-found. */
export async function signOutMember(
  { staff, tokens, log }: ChangeStaffDeps,
  caller: Caller,
  id: string,
): Promise<void> {
  const user = await staff.find(id);
  if (!user) throw noSuchMember();
  await tokens.revokeAll(user.id);
  await log.record({ ...memberAndActor(user, caller), kind: 'signed-out-elsewhere', detail: 'everywhere' });
}

/**
 * Removes the second factors and recovery codes of a member of staff, who has lost them, and signs them out everywhere.
 * Throws forbidden for the caller's own account, and not-found when there is no such member or no factor.
 */
export async function removeSecondFactor(
  { users, staff, tokens, log }: ChangeStaffDeps,
  caller: Caller,
  id: string,
): Promise<void> {
  if (caller.id === id.toLowerCase()) {
    throw forbidden(
      {
        en: 'Please change your own second factor in your profile.',
        hi: 'अपना दूसरा सुरक्षा कदम अपनी प्रोफ़ाइल में बदलिए।',
      },
      'own-account',
    );
  }
  const account = await users.findAccountOf(id);
  if (!account?.user.isAdmin) throw noSuchMember();
  if (methodsOf(account.secondFactor).length === 0) {
    throw notFound(
      {
        en: `${account.user.name} has no second factor.`,
        hi: `${account.user.name} के अकाउंट में दूसरा सुरक्षा कदम नहीं है।`,
      },
      'second-factor-not-found',
    );
  }
  const memberId = account.user.id;
  const user = await changeAndSignOut(tokens, memberId, () => staff.removeSecondFactor(memberId, caller))();
  await log.record({ ...memberAndActor(user, caller), kind: 'second-factor-removed', detail: 'all, by an owner' });
}

const memberAndActor = (user: User, caller: Caller) => ({
  account: nameOf(user),
  by: toActor(caller),
  from: caller.from ?? { address: 'unknown', userAgent: '' },
});
