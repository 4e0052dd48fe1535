import { changeRecord, identityChangeRecorded, type Role, type Writer } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { createListing, isDuplicateKey, newestFirst, retryConflicts } from '@print-shop/service-kit';
import { conflict } from '@print-shop/service-kit/errors';
import type { MailLanguage } from '../mail/email-with-link.ts';
import type { MailQueue } from '../mail/mails.ts';
import { LEASE_MS } from '../mail/retries.ts';
import { invitationMail } from './invitation.mail.ts';
import { type InvitationDocument, type InvitationModel, toInvitation } from './invitation.schema.ts';
import { INVITATION_MS, type Invitation, JOIN_PATH } from './invitation.ts';

export type InvitationStore = ReturnType<typeof createInvitationStore>;

interface NewInvitation extends Pick<Invitation, 'name' | 'email'> {
  role: Role;
  language: MailLanguage;
}

const recorded = (
  { id, name, email, role }: Omit<Invitation, 'invitedAt' | 'expiresAt'>,
  action: string,
  by: Writer,
) => {
  const after = action === 'invited' ? { after: { email, role } } : {};
  return outboxEntry(identityChangeRecorded, changeRecord(by, { kind: 'user', id, label: name, action, ...after }));
};

const writerName = (by: Writer): string => by.name || by.email || by.id;

/** Stores invitations to the staff and is the queue of their emails. Each change and the record of its author are one write. */
export function createInvitationStore(model: InvitationModel, relay: Relay) {
  const listing = createListing<InvitationDocument>(model, { hidden: { outbox: 0 } });
  const open = { openFor: { $exists: true } };
  const current = (tokenHash: string, now: Date) => ({
    tokenHash: { $eq: tokenHash, $exists: true },
    expiresAt: { $gt: now },
    ...open,
  });

  /** The changed invitation; `undefined` when there is no open one. */
  const change = async (filter: object, update: object): Promise<Invitation | undefined> => {
    const changed = await model
      .findOneAndUpdate(filter, update, { returnDocument: 'after' })
      .lean<InvitationDocument>();
    if (!changed) return undefined;
    relay.nudge(model, changed);
    return toInvitation(changed);
  };

  const mails: MailQueue = {
    path: JOIN_PATH,

    async take(tokenHash, now) {
      const found = await model.findOne({ dueAt: { $lte: now, $exists: true }, ...open }).lean<InvitationDocument>();
      if (!found) return undefined;
      const taken = await model
        .findOneAndUpdate(
          { _id: found._id, dueAt: found.dueAt, ...open },
          {
            $set: {
              tokenHash,
              expiresAt: new Date(now.getTime() + INVITATION_MS),
              dueAt: new Date(now.getTime() + LEASE_MS),
              tries: found.tries + 1,
            },
          },
          { returnDocument: 'after' },
        )
        .lean<InvitationDocument>();
      if (!taken) return undefined;
      const { _id, email: to, language, name, invitedBy, requestedAt, tries } = taken;
      const write: DueWrite = (sender) => invitationMail({ language, name, invitedBy }, sender);
      return { userId: String(_id), to, requestedAt, tries, language, write };
    },

    /** A newer email is left unchanged. */
    async settle(id, tokenHash) {
      await model.updateOne({ _id: id, tokenHash }, { $unset: { dueAt: 1 } });
    },

    async postpone(id, tokenHash, dueAt) {
      await model.updateOne({ _id: id, tokenHash }, { $set: { dueAt } });
    },
  };

  return {
    mails,

    /** Throws conflict for an address that is already invited. */
    async create({ name, email, role, language }: NewInvitation, by: Writer, now: Date): Promise<Invitation> {
      const invitedBy = writerName(by);
      const times = {
        invitedAt: now,
        requestedAt: now,
        dueAt: now,
        expiresAt: new Date(now.getTime() + INVITATION_MS),
      };
      const document = new model({
        name,
        email,
        openFor: email,
        role,
        language,
        invitedBy,
        inviterId: by.id,
        ...times,
        tries: 0,
      });
      document.outbox.push(recorded(toInvitation(document), 'invited', by));
      try {
        await retryConflicts(() => document.save());
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        throw conflict(
          {
            en: 'This address is invited already. Please send that invitation again.',
            hi: 'इस पते पर न्योता पहले ही जा चुका है। वही न्योता फिर से भेजिए।',
          },
          'already-invited',
        );
      }
      relay.nudge(model, document);
      return toInvitation(document);
    },

    async list({ page, limit }: { page: number; limit: number }) {
      const { rows, total } = await listing.page(open, { order: newestFirst, pinned: {}, page, limit });
      return { invitations: rows.map(toInvitation), total };
    },

    /** Makes the email due again; older links are void from now on. */
    async resend(id: string, by: Writer, now: Date): Promise<Invitation | undefined> {
      const found = await model.findOne({ _id: id, ...open }).lean<InvitationDocument>();
      if (!found) return undefined;
      const expiresAt = new Date(now.getTime() + INVITATION_MS);
      return change(
        { _id: id, ...open },
        {
          $set: { requestedAt: now, dueAt: now, tries: 0, expiresAt, invitedBy: writerName(by), inviterId: by.id },
          $unset: { tokenHash: 1 },
          $push: { outbox: recorded(toInvitation(found), 'invited again', by) },
        },
      );
    },

    async withdraw(id: string, by: Writer, now: Date): Promise<Invitation | undefined> {
      const found = await model.findOne({ _id: id, ...open }).lean<InvitationDocument>();
      if (!found) return undefined;
      return change(
        { _id: id, ...open },
        {
          $set: { closedAt: now },
          $unset: { openFor: 1, tokenHash: 1, dueAt: 1 },
          $push: { outbox: recorded(toInvitation(found), 'no longer invited', by) },
        },
      );
    },

    /** The invitation that a token accepts now. */
    async find(tokenHash: string, now: Date): Promise<Invitation | undefined> {
      const found = await model.findOne(current(tokenHash, now)).lean<InvitationDocument>();
      return found ? toInvitation(found) : undefined;
    },

    /** Uses a token: of two concurrent uses one gets the invitation, the other `undefined`. */
    accept: (tokenHash: string, now: Date) =>
      change(current(tokenHash, now), { $set: { closedAt: now }, $unset: { openFor: 1, dueAt: 1 } }),

    /** Reopens an accepted invitation for which no account could be created. */
    async reopen({ id, email }: Invitation): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { openFor: email }, $unset: { closedAt: 1 } });
    },
  };
}

type DueWrite = NonNullable<Awaited<ReturnType<MailQueue['take']>>>['write'];
