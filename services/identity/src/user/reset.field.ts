import { Schema } from 'mongoose';
import type { MailLanguage } from '../mail/email-with-link.ts';

/** A request for a new password, stored with its user. Each email has its own token; only the hash of the last is stored. */
export interface PasswordReset {
  language: MailLanguage;
  requestedAt: Date;
  /** When the email is to be sent or retried; removed once it is sent. */
  dueAt?: Date;
  tries: number;
  tokenHash?: string;
  expiresAt?: Date;
}

export const resetField = {
  reset: {
    type: new Schema<PasswordReset>(
      { language: String, requestedAt: Date, dueAt: Date, tries: Number, tokenHash: String, expiresAt: Date },
      { _id: false, id: false },
    ),
  },
};

export function indexReset(schema: Pick<Schema, 'index'>): void {
  schema.index({ 'reset.tokenHash': 1 }, { sparse: true });
  schema.index({ 'reset.dueAt': 1 }, { sparse: true });
}
