import { ROLES, type Role } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { MailLanguage } from '../mail/email-with-link.ts';
import type { Invitation } from './invitation.ts';

export interface InvitationDocument extends Omit<Invitation, 'id'> {
  _id: Types.ObjectId;
  /** The address while the invitation is open; unique, so that nobody is invited twice at a time. */
  openFor?: string;
  language: MailLanguage;
  /** When the email was last requested. */
  requestedAt: Date;
  /** When the email is to be sent or retried; removed once it is sent. */
  dueAt?: Date;
  tries: number;
  tokenHash?: string;
  /** When it was accepted or withdrawn. */
  closedAt?: Date;
  outbox: OutboxEntry[];
}

/** A closed invitation is kept longer than its event waits to be published. */
const CLOSED_SECONDS = 30 * 24 * 3600;

const schema = new Schema<InvitationDocument>(
  {
    name: String,
    email: String,
    openFor: String,
    role: { type: String, enum: ROLES satisfies readonly Role[] },
    invitedBy: String,
    inviterId: { type: String, default: '' },
    invitedAt: Date,
    expiresAt: Date,
    language: String,
    requestedAt: Date,
    dueAt: Date,
    tries: Number,
    tokenHash: String,
    closedAt: Date,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ openFor: 1 }, { unique: true, sparse: true });
schema.index({ tokenHash: 1 }, { sparse: true });
schema.index({ dueAt: 1 }, { sparse: true });
schema.index({ closedAt: 1 }, { expireAfterSeconds: CLOSED_SECONDS });
indexOutbox(schema);

export type InvitationModel = Model<InvitationDocument>;
export const invitationModel = (connection: Connection): InvitationModel =>
  connection.model<InvitationDocument>('Invitation', schema, 'invitations');

export const toInvitation = (document: InvitationDocument): Invitation => {
  const { _id, name, email, role, invitedBy, inviterId = '', invitedAt, expiresAt } = document;
  return { id: String(_id), name, email, role, invitedBy, inviterId, invitedAt, expiresAt };
};
