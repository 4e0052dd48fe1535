import { userUpdated } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { isDuplicateKey, withBeginnings } from '@print-shop/service-kit';
import { conflict } from '@print-shop/service-kit/errors';
import type { MailQueue } from '../mail/mails.ts';
import { LEASE_MS } from '../mail/retries.ts';
import type { ChangeUndo } from '../user/undo.field.ts';
import { present, toUser, type UserDocument, type UserModel } from '../user/user.schema.ts';
import { searchWords, type User } from '../user/user.ts';
import { staffRecord, toPerson } from '../user/user-events.ts';
import { nextVersion, sameVersion } from '../user/user-version.ts';
import { undoMail } from './undo.mail.ts';

const UNDO_PATH = '/undo-change';

export type UndoStore = ReturnType<typeof createUndoStore>;

/** A change that a link undoes, with the current account. */
interface Found {
  document: UserDocument;
  undo: ChangeUndo;
}

/** Stores undos in their users' documents, and is the queue of their emails. */
export function createUndoStore(model: UserModel, relay: Relay) {
  const ofToken = (tokenHash: string) => ({ undos: { $elemMatch: { tokenHash } } });

  const mails: MailQueue = {
    path: UNDO_PATH,

    async take(tokenHash, now) {
      const due = { 'undos.dueAt': { $lte: now, $exists: true }, deletedAt: null };
      const found = await model.findOne(due).lean<UserDocument>();
      const undo = found?.undos?.find(({ dueAt }) => dueAt && dueAt <= now);
      if (!found || !undo) return undefined;
      const tries = undo.tries + 1;
      const taken = await model.updateOne(
        { _id: found._id, undos: { $elemMatch: { _id: undo._id, dueAt: undo.dueAt } }, deletedAt: null },
        {
          $set: {
            'undos.$.tokenHash': tokenHash,
            'undos.$.dueAt': new Date(now.getTime() + LEASE_MS),
            'undos.$.tries': tries,
          },
        },
      );
      if (taken.modifiedCount === 0) return undefined;
      const { language, changed, before, changedAt: requestedAt } = undo;
      const { id: userId, name } = toUser(found);
      const text = { language, name, changed };
      return { userId, to: before.email, requestedAt, tries, language, write: (sender) => undoMail(text, sender) };
    },

    async settle(userId, tokenHash) {
      await model.updateOne({ _id: userId, ...ofToken(tokenHash) }, { $unset: { 'undos.$.dueAt': 1 } });
    },

    async postpone(userId, tokenHash, dueAt) {
      await model.updateOne({ _id: userId, ...ofToken(tokenHash) }, { $set: { 'undos.$.dueAt': dueAt } });
    },
  };

  return {
    mails,

    /** The change that a token undoes now. */
    async find(tokenHash: string, now: Date): Promise<Found | undefined> {
      const document = await model
        .findOne({ ...present({ 'undos.tokenHash': tokenHash }), deletedAt: null, disabledAt: null })
        .lean<UserDocument>();
      const undo = document?.undos?.find((one) => one.tokenHash === tokenHash && one.expiresAt > now);
      return document && undo ? { document, undo } : undefined;
    },

    /**
     * Restores the account's credentials from before a change. The link does not confirm the old address. It works without a session, and a person who opened the
     * account with a stranger's address knows the password that comes back. This change and all later ones can then no longer be undone. Of two concurrent uses one gets
     * the user, the other `undefined`. Throws conflict when the Google account belongs to another account already.
     */
    async undo({ document, undo }: Found): Promise<User | undefined> {
      const { email, emailConfirmedAt, passwordHash, googleId } = undo.before;
      const old = toUser(document);
      const version = nextVersion(document);
      const user = { ...old, email, emailConfirmedAt };
      const unset = {
        reset: 1,
        devices: 1,
        ...(emailConfirmedAt ? {} : { emailConfirmedAt: 1 }),
        ...(passwordHash ? {} : { passwordHash: 1 }),
        ...(googleId ? {} : { googleId: 1 }),
      };
      const restored = await model
        .findOneAndUpdate(
          { _id: document._id, undos: { $elemMatch: { _id: undo._id } }, deletedAt: null, ...sameVersion(document) },
          {
            $set: {
              version,
              email,
              words: withBeginnings(searchWords(user)),
              undos: document.undos?.filter(
                ({ changedAt, _id }) => changedAt <= undo.changedAt && !_id.equals(undo._id),
              ),
              ...(emailConfirmedAt ? { emailConfirmedAt } : {}),
              ...(passwordHash ? { passwordHash } : {}),
              ...(googleId ? { googleId } : {}),
            },
            $unset: unset,
            $push: {
              outbox: {
                $each: [
                  outboxEntry(userUpdated, toPerson(old.id, user, version)),
                  ...staffRecord(old, { ...user, password: 'the old one' }),
                ],
              },
            },
          },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>()
        .catch((error: unknown) => {
          throw isDuplicateKey(error)
            ? conflict(
                {
                  en: 'Another account has this email now. Please contact us.',
                  hi: 'यह ईमेल अब किसी और अकाउंट में है। हमसे संपर्क कीजिए।',
                },
                'email-taken',
                { cause: error },
              )
            : error;
        });
      if (!restored) {
        // Undone, or the account was changed otherwise meanwhile.
        const now = await model.findOne({ _id: document._id, deletedAt: null }).lean<UserDocument>();
        const isOpen = now?.undos?.some(({ _id }) => _id.equals(undo._id));
        return now && isOpen ? this.undo({ document: now, undo }) : undefined;
      }
      relay.nudge(model, restored);
      return toUser(restored);
    },
  };
}
