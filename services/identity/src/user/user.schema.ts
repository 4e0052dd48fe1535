import { type Consent, ROLES, type Role } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { addressesField, addressesOf } from './address.field.ts';
import { type KeptAddress, NO_ADDRESS, partsOf } from './address-book.ts';
import { type Leaving, leavingField } from './owners.field.ts';
import { indexReset, type PasswordReset, resetField } from './reset.field.ts';
import { type SecondFactor, secondFactorField } from './second-factor.field.ts';
import { type ChangeUndo, indexUndos, undosField } from './undo.field.ts';
import type { User } from './user.ts';

export interface UserDocument extends Omit<User, 'id' | 'addresses'> {
  _id: Types.ObjectId;
  addresses?: KeptAddress[];
  /** Version of what other services know of the account; each change of that writes it with its event. */
  version?: number;
  phoneKey?: string;
  passwordHash?: string;
  googleId?: string;
  words: string[];
  reset?: PasswordReset;
  undos?: ChangeUndo[];
  /** Devices that the account has signed in from since its password was set, hashed by `hashDevice`. */
  devices?: string[];
  /** Running changes after which this member of staff may no longer be an owner. */
  leaving?: Leaving[];
  secondFactor?: Partial<SecondFactor>;
  deletedAt: Date | null;
  updatedAt: Date;
  outbox: OutboxEntry[];
}

/** A deleted account stays as an empty tombstone for longer than its event waits to be published. */
const TOMBSTONE_SECONDS = 30 * 24 * 3600;

const text = { type: String, default: '' };
const schema = new Schema<UserDocument>(
  {
    name: text,
    email: String,
    emailConfirmedAt: Date,
    phone: text,
    phoneKey: String,
    passwordHash: String,
    googleId: String,
    address: { street: text, city: text, state: text, country: text, pincode: text },
    ...addressesField,
    version: Number,
    isAdmin: { type: Boolean, default: false },
    role: { type: String, enum: ROLES },
    disabledAt: Date,
    language: { type: String, enum: ['en', 'hi'] },
    ...leavingField,
    consent: { type: new Schema<Consent>({ notice: String, at: Date }, { _id: false, id: false }) },
    words: [String],
    ...resetField,
    ...undosField,
    ...secondFactorField,
    devices: { type: [String], default: undefined },
    deletedAt: { type: Date, default: null },
    ...outboxField,
  },
  { timestamps: true, versionKey: false },
);
schema.index({ email: 1 }, { unique: true, sparse: true });
schema.index({ phoneKey: 1 }, { unique: true, sparse: true });
schema.index({ googleId: 1 }, { unique: true, sparse: true });
schema.index({ name: 1, _id: 1 });
schema.index({ words: 1, _id: 1 });
schema.index({ words: 1, name: 1, _id: 1 });
schema.index({ isAdmin: 1, _id: 1 });
schema.index({ isAdmin: 1, name: 1, _id: 1 });
schema.index({ deletedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });
indexReset(schema);
indexUndos(schema);
indexOutbox(schema);

export type UserModel = Model<UserDocument>;
export const userModel = (connection: Connection): UserModel => connection.model<UserDocument>('User', schema, 'users');

export type AccountKey = { email: string } | { phoneKey: string } | { googleId: string };

/** Members of staff from before roles existed are owners: they had an owner's permissions. */
const roleOf = ({ isAdmin, role }: Pick<UserDocument, 'isAdmin' | 'role'>): Role | undefined =>
  isAdmin ? (role ?? 'owner') : undefined;

export function toUser(document: UserDocument): User {
  const { _id, name, email, phone, address, isAdmin, createdAt, consent, language } = document;
  const home = partsOf({ ...NO_ADDRESS, ...address });
  return {
    id: String(_id),
    name,
    email,
    phone,
    address: home,
    addresses: addressesOf(home, document.addresses, String(_id)),
    isAdmin,
    role: roleOf(document),
    disabledAt: document.disabledAt,
    createdAt,
    ...(language ? { language } : {}),
    ...(document.emailConfirmedAt ? { emailConfirmedAt: document.emailConfirmedAt } : {}),
    ...(consent ? { consent } : {}),
  };
}

/** FerretDB uses a sparse index only for queries that require the field to exist. */
export const present = (by: AccountKey | { [Field in 'reset.tokenHash' | 'undos.tokenHash']?: string }) =>
  Object.fromEntries(Object.entries(by).map(([field, value]) => [field, { $eq: value, $exists: true }]));
