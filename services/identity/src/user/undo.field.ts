import { Schema, type Types } from 'mongoose';
import type { MailLanguage } from '../mail/email-with-link.ts';

/** The time that a change can be undone. */
export const UNDO_MS = 7 * 24 * 3_600_000;

/** The most changes of an account that can be undone at a time; more are refused, so that the first cannot be pushed out. */
export const MOST_UNDOS = 10;

export interface Credentials {
  email: string;
  emailConfirmedAt?: Date;
  passwordHash?: string;
  googleId?: string;
}

/** A change of email address or password, stored with its user while it can be undone. */
export interface ChangeUndo {
  _id: Types.ObjectId;
  changed: ('email' | 'password')[];
  before: Credentials;
  language: MailLanguage;
  changedAt: Date;
  expiresAt: Date;
  /** When the email is to be sent or retried; removed once it is sent. */
  dueAt?: Date;
  tries: number;
  tokenHash?: string;
}

/** Oldest first. */
export const undosField = {
  undos: {
    type: [
      new Schema<ChangeUndo>({
        changed: [String],
        before: new Schema<Credentials>(
          { email: String, emailConfirmedAt: Date, passwordHash: String, googleId: String },
          { _id: false },
        ),
        language: String,
        changedAt: Date,
        expiresAt: Date,
        dueAt: Date,
        tries: Number,
        tokenHash: String,
      }),
    ],
    default: undefined,
  },
};

/**
 * Whether an account has its address by a change that can still be undone. Such an address is not confirmed. The person who
 * undoes the change gets the account back, with everything that came to it by the address.
 */
export const isContested = (
  { email, undos = [] }: { email: string; undos?: readonly ChangeUndo[] },
  now: Date,
): boolean => undos.some(({ before, expiresAt }) => before.email !== email && expiresAt > now);

export function indexUndos(schema: Pick<Schema, 'index'>): void {
  schema.index({ 'undos.tokenHash': 1 }, { sparse: true });
  schema.index({ 'undos.dueAt': 1 }, { sparse: true });
  schema.index({ 'undos.before.email': 1 }, { sparse: true });
}
