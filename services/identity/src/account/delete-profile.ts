import type { Person } from '@print-shop/imports';
import { notFound } from '@print-shop/service-kit/errors';
import type { ContactMessageStore } from '../contact-message/contact-message.store.ts';
import type { DataExportStore } from '../data-export/data-export.store.ts';
import type { ListViewStore } from '../list-view/list-view.store.ts';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import type { LoginLimits } from '../session/attempt-limits.ts';
import { type Claimant, proveOwner } from '../session/sign-in-again.ts';
import type { Tokens } from '../session/tokens.ts';
import type { Owners } from '../staff/owners.ts';
import type { UserStore } from '../user/user.store.ts';

export interface DeleteProfileDeps {
  users: UserStore;
  owners: Owners;
  messages: ContactMessageStore;
  exports: DataExportStore;
  views: ListViewStore;
  tokens: Tokens;
  limits: LoginLimits;
  log: SecurityLog;
  /** Empties the rows of imports that name the person. */
  forgetImported(person: Person): Promise<void>;
}

/**
 * Deletes an account and identity's data about the person, and ends its sessions; the other services follow by event. Always
 * needs the current password, or a recent sign-in for an account without one. Throws conflict for the last owner.
 */
export async function deleteProfile(
  { users, owners, messages, exports, views, tokens, limits, log, forgetImported }: DeleteProfileDeps,
  { id, ...claimant }: { id: string } & Claimant,
): Promise<void> {
  const account = await users.findAccountOf(id);
  if (!account)
    throw notFound({ en: 'This account does not exist any more.', hi: 'यह अकाउंट अब नहीं है।' }, 'user-not-found');
  await proveOwner(limits, account, claimant);
  const remove = async () => {
    // Before the account, which is needed to find them. After an interruption here, the account can be deleted again.
    await messages.removeAllOf(account.user.email);
    await exports.expireAllOf(id, new Date());
    await views.removeAllOf(id);
    await forgetImported(account.user);
    await users.remove(id);
  };
  await (account.user.isAdmin ? owners.whileAnotherStays(id, remove) : remove());
  await tokens.revokeAll(id);
  await log.record({ kind: 'account-deleted', account: nameOf(account.user), from: claimant.from });
}
