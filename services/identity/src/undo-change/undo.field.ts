import { Schema, type Types } from 'mongoose';
import type { MailLanguage } from '../mail/letter.ts';

/** How long a change can be undone. */
export const UNDO_MS = 7 * 24 * 3_600_000;

/** So many changes of an account can be undone at a time; more are refused, lest the first could be pushed out. */
export const MOST_UNDOS = 10;

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  passwordHash?: string;
  googleId?: string;
}

/** A change of e-mail address or password, kept with its user until it cannot be undone any more. */
export interface ChangeUndo {
  _id: Types.ObjectId;
  changed: ('email' | 'password')[];
  before: Credentials;
  language: MailLanguage;
  changedAt: Date;
  expiresAt: Date;
  /** When the mail is to be sent or tried again; gone once it is out. */
  dueAt?: Date;
  tries: number;
  tokenHash?: string;
}

/** The `undos` field of a user's schema, oldest first. */
export const undosField = {
  undos: {
    type: [
      new Schema<ChangeUndo>({
        changed: [String],
        before: new Schema<Credentials>({ email: String, passwordHash: String, googleId: String }, { _id: false }),
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

export function indexUndos(schema: Pick<Schema, 'index'>): void {
  schema.index({ 'undos.tokenHash': 1 }, { sparse: true });
  schema.index({ 'undos.dueAt': 1 }, { sparse: true });
  schema.index({ 'undos.before.email': 1 }, { sparse: true });
}
