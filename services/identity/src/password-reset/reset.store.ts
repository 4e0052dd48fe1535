import { userUpdated } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import type { MailLanguage } from '../mail/email-with-link.ts';
import type { MailQueue } from '../mail/mails.ts';
import { LEASE_MS } from '../mail/retries.ts';
import type { PasswordReset } from '../user/reset.field.ts';
import { isContested } from '../user/undo.field.ts';
import { type AccountKey, present, toUser, type UserDocument, type UserModel } from '../user/user.schema.ts';
import type { User } from '../user/user.ts';
import { toPerson } from '../user/user-events.ts';
import { nextVersion, sameVersion } from '../user/user-version.ts';
import { resetMail } from './reset.mail.ts';
import { LINK_MS, RESET_PATH } from './reset.ts';

export type ResetStore = ReturnType<typeof createResetStore>;

/** Stores requests for new passwords in their users' documents, and is the queue of their emails. */
export function createResetStore(model: UserModel, relay: Relay) {
  const current = (tokenHash: string, now: Date) => ({
    ...present({ 'reset.tokenHash': tokenHash }),
    'reset.expiresAt': { $gt: now },
    deletedAt: null,
    disabledAt: null,
  });

  const mails: MailQueue = {
    path: RESET_PATH,

    async take(tokenHash, now) {
      const due = { 'reset.dueAt': { $lte: now, $exists: true }, deletedAt: null };
      const found = await model.findOne(due).lean<UserDocument>();
      if (!found?.reset) return undefined;
      const taken = await model
        .findOneAndUpdate(
          { _id: found._id, 'reset.dueAt': found.reset.dueAt, deletedAt: null },
          {
            $set: {
              'reset.tokenHash': tokenHash,
              'reset.expiresAt': new Date(now.getTime() + LINK_MS),
              'reset.dueAt': new Date(now.getTime() + LEASE_MS),
              'reset.tries': found.reset.tries + 1,
            },
          },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>();
      if (!taken?.reset) return undefined;
      const { id: userId, name, email: to } = toUser(taken);
      const { language, requestedAt, tries } = taken.reset;
      return { userId, to, requestedAt, tries, language, write: (sender) => resetMail({ language, name }, sender) };
    },

    /** A newer request is left unchanged. */
    async settle(userId, tokenHash) {
      await model.updateOne({ _id: userId, 'reset.tokenHash': tokenHash }, { $unset: { 'reset.dueAt': 1 } });
    },

    async postpone(userId, tokenHash, dueAt) {
      await model.updateOne({ _id: userId, 'reset.tokenHash': tokenHash }, { $set: { 'reset.dueAt': dueAt } });
    },
  };

  return {
    mails,

    /** The id of the account, if it exists and may sign in. */
    async idOf(by: AccountKey): Promise<string | undefined> {
      const found = await model.exists({ ...present(by), deletedAt: null, disabledAt: null });
      return found ? String(found._id) : undefined;
    },

    /** Stores a request for a link; older links are void from now on. */
    async request(userId: string, language: MailLanguage, now: Date): Promise<void> {
      const reset: PasswordReset = { language, requestedAt: now, dueAt: now, tries: 0 };
      await model.updateOne({ _id: userId, deletedAt: null }, { $set: { reset } });
    },

    /** The account that a token opens now. */
    async find(tokenHash: string, now: Date): Promise<User | undefined> {
      const found = await model.findOne(current(tokenHash, now)).lean<UserDocument>();
      return found ? toUser(found) : undefined;
    },

    /**
     * Uses a token and sets the password in one write: of two concurrent uses one gets the user, the other `undefined`. The
     * link confirms the address, unless a change to it can still be undone. A Google account goes that came with another
     * address: it may be somebody else's.
     */
    async use(tokenHash: string, passwordHash: string, now: Date): Promise<User | undefined> {
      const holder = await model.findOne(current(tokenHash, now)).lean<UserDocument>();
      if (!holder) return undefined;
      const confirmed = isContested(holder, now) ? {} : { emailConfirmedAt: now };
      const version = nextVersion(holder);
      const after = { ...toUser(holder), ...confirmed };
      const event = outboxEntry(userUpdated, toPerson(String(holder._id), after, version));
      const updated = await model
        .findOneAndUpdate(
          { ...current(tokenHash, now), ...sameVersion(holder) },
          {
            $set: { passwordHash, ...confirmed, version },
            $unset: { reset: 1, devices: 1, ...(holder.emailConfirmedAt ? {} : { googleId: 1 }) },
            $push: { outbox: event },
          },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>();
      if (!updated) return this.use(tokenHash, passwordHash, now); // used, or the account was changed meanwhile
      relay.nudge(model, updated);
      return toUser(updated);
    },
  };
}
