import type { Origin } from '@print-shop/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { type DeviceName, deviceNameOf } from './device-name.ts';
import type { Proof, SignedToken } from './token-signer.ts';

/** A session: a token that was issued and has not ended. */
export interface SessionDocument extends DeviceName {
  /** The token's id (`jti`). */
  _id: string;
  userId: string;
  address: string;
  proofs: Proof[];
  issuedAt: Date;
  signedInAt: Date;
  expiresAt: Date;
}

const schema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    browser: { type: String, default: '' },
    system: { type: String, default: '' },
    address: { type: String, default: '' },
    proofs: [String],
    issuedAt: { type: Date, required: true },
    signedInAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1, issuedAt: -1, _id: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type SessionModel = Model<SessionDocument>;
export const sessionModel = (connection: Connection): SessionModel =>
  connection.model<SessionDocument>('Session', schema, 'sessions');

/** The most sessions in a list; a user with more can end them all at once. */
const MOST_LISTED = 100;

const toDate = (seconds: number): Date => new Date(Math.round(seconds * 1000));

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(model: SessionModel) {
  return {
    async add(userId: string, token: SignedToken, { address, userAgent }: Origin): Promise<void> {
      await model.create({
        _id: token.id,
        userId,
        address,
        ...deviceNameOf(userAgent),
        proofs: [...token.proofs],
        issuedAt: toDate(token.issuedAtSeconds),
        signedInAt: toDate(token.signedInAtSeconds),
        expiresAt: toDate(token.expiresAtSeconds),
      });
    },

    /** A user's session that has not ended. */
    async find(userId: string, id: string): Promise<SessionDocument | undefined> {
      const found = await model.findOne({ _id: id, userId, expiresAt: { $gt: new Date() } }).lean<SessionDocument>();
      return found ?? undefined;
    },

    /** A user's sessions, newest first. */
    list: (userId: string): Promise<SessionDocument[]> =>
      model
        .find({ userId, expiresAt: { $gt: new Date() } })
        .sort({ issuedAt: -1, _id: -1 })
        .limit(MOST_LISTED)
        .lean<SessionDocument[]>()
        .exec(),

    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },

    /** Removes all sessions of a user that were issued before a moment. */
    async removeAll(userId: string, beforeSeconds: number): Promise<void> {
      await model.deleteMany({ userId, issuedAt: { $lt: toDate(beforeSeconds) } });
    },
  };
}
