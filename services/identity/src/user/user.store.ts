import {
  type Address,
  changeRecord,
  identityChangeRecorded,
  type UserListQuery,
  userDeleted,
  userRegistered,
  userUpdated,
} from '@print-shop/contracts';

import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import {
  createListing,
  firstLetters,
  hasWordBeginning,
  indexOf,
  isDuplicateKey,
  type ListOrder,
  newestFirst,
  oldestFirst,
  retryConflicts,
  withBeginnings,
} from '@print-shop/service-kit';
import { conflict } from '@print-shop/service-kit/errors';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { indexReset, type PasswordReset, resetField } from '../password-reset/reset.field.ts';
import { NO_ADDRESS, phoneKey, searchTerms, searchWords, type User } from './user.ts';

export interface UserDocument extends Omit<User, 'id'> {
  _id: Types.ObjectId;
  phoneKey?: string;
  passwordHash?: string;
  googleId?: string;
  words: string[];
  reset?: PasswordReset;
  deletedAt: Date | null;
  updatedAt: Date;
  outbox: OutboxEntry[];
}

/** A deleted account stays as an empty tombstone until its event is long out. */
const TOMBSTONE_SECONDS = 30 * 24 * 3600;

const text = { type: String, default: '' };
const schema = new Schema<UserDocument>(
  {
    name: text,
    email: String,
    phone: text,
    phoneKey: String,
    passwordHash: String,
    googleId: String,
    address: { street: text, city: text, state: text, country: text, pincode: text },
    isAdmin: { type: Boolean, default: false },
    words: [String],
    ...resetField,
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
indexOutbox(schema);

export type UserModel = Model<UserDocument>;
export const userModel = (connection: Connection): UserModel => connection.model<UserDocument>('User', schema, 'users');

/** A user together with what proves who they are; for signing in only. */
export interface Account {
  user: User;
  passwordHash?: string;
  googleId?: string;
}

export interface NewUser {
  name: string;
  email: string;
  phone?: string;
  address?: Address;
  isAdmin?: boolean;
  passwordHash?: string;
  googleId?: string;
}

/** What may change of a user; `passwordHash: null` takes the password away. */
export interface UserChange extends Partial<Omit<NewUser, 'passwordHash'>> {
  passwordHash?: string | null;
}

/** What an account can be found by. */
export type AccountKey = { email: string } | { phoneKey: string } | { googleId: string };

export type UserStore = ReturnType<typeof createUserStore>;

/** Accounts, each change in one write together with the event that tells of it. */
export function createUserStore(model: UserModel, relay: Relay) {
  /** Says whose uniqueness a write has broken: servers name the index differently, or not at all. */
  const explain = async (error: unknown, id: string, email: string): Promise<unknown> => {
    if (!isDuplicateKey(error)) return error;
    return (await model.exists({ ...present({ email }), _id: { $ne: id } }))
      ? conflict('An account with this email already exists.', 'email-taken')
      : conflict('An account with this phone number already exists.', 'phone-taken');
  };

  const listing = createListing(model, { hidden: { outbox: 0 }, except: { filter: DELETED, index: 'deletedAt_1' } });
  const read = async (id: string) => model.findOne({ _id: id, deletedAt: null }).lean<UserDocument>();

  return {
    async find(id: string): Promise<User | undefined> {
      const found = await read(id);
      return found ? toUser(found) : undefined;
    },

    async findAccount(by: AccountKey): Promise<Account | undefined> {
      const found = await model.findOne({ ...present(by), deletedAt: null }).lean<UserDocument>();
      return found ? { user: toUser(found), passwordHash: found.passwordHash, googleId: found.googleId } : undefined;
    },

    /** One page, and the number of all that match. */
    async list({ page, limit, ...query }: UserListQuery & { page: number; limit: number }) {
      const { rows, total } = await listing.page(toFilter(query), { ...planOf(query), page, limit });
      return { users: rows.map(toUser), total };
    },

    /** All that match, one after another. */
    async *all(query: UserListQuery): AsyncGenerator<User> {
      for await (const found of listing.all(toFilter(query), planOf(query))) yield toUser(found);
    },

    countAdmins: (): Promise<number> => model.countDocuments({ isAdmin: true, deletedAt: null }),

    /** Throws conflict when the e-mail address or telephone number is taken. */
    async create({ phone = '', address = NO_ADDRESS, isAdmin = false, ...fields }: NewUser): Promise<User> {
      const _id = new Types.ObjectId();
      const person = { ...fields, phone, address, isAdmin };
      const outbox = [
        outboxEntry(userRegistered, toPerson(String(_id), person)),
        ...recordedAdmin(String(_id), person),
      ];
      const document = {
        ...person,
        _id,
        phoneKey: phoneKey(phone),
        words: withBeginnings(searchWords(person)),
        outbox,
      };
      const created = await retryConflicts(() => model.create(document)).catch(async (error: unknown) => {
        throw await explain(error, String(_id), fields.email);
      });
      relay.nudge(model, created);
      return toUser(created.toObject());
    },

    /** The changed user; `undefined` when there is none. Throws conflict like `create`. */
    async update(id: string, { passwordHash, ...change }: UserChange): Promise<User | undefined> {
      const before = await read(id);
      if (!before) return undefined;
      const after = { ...toUser(before), ...change };
      const key = phoneKey(after.phone);
      const unset = {
        ...(key ? {} : { phoneKey: 1 }),
        ...(passwordHash === null ? { passwordHash: 1 } : {}),
        // A link that was mailed before opens nothing after it.
        ...(passwordHash !== undefined || change.email !== undefined ? { reset: 1 } : {}),
      };
      const updated = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null },
          {
            $set: {
              ...change,
              words: withBeginnings(searchWords(after)),
              ...(key ? { phoneKey: key } : {}),
              ...(passwordHash ? { passwordHash } : {}),
            },
            ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}),
            $push: {
              outbox: {
                $each: [
                  outboxEntry(userUpdated, toPerson(id, after)),
                  ...recordedOfStaff(toUser(before), passwordHash ? { ...after, password: 'a new one' } : after),
                ],
              },
            },
          },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>()
        .catch(async (error: unknown) => {
          throw await explain(error, id, after.email);
        });
      if (!updated) return undefined;
      relay.nudge(model, updated);
      return toUser(updated);
    },

    /** Deletes an account and everything that is known of the person; `false` when there is none. */
    async remove(id: string): Promise<boolean> {
      const before = await read(id);
      if (!before) return false;
      const removed = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null },
          {
            $set: { deletedAt: new Date(), name: '', phone: '', address: NO_ADDRESS, words: [], isAdmin: false },
            $unset: { email: 1, phoneKey: 1, passwordHash: 1, googleId: 1, reset: 1 },
            $push: {
              outbox: { $each: [outboxEntry(userDeleted, { userId: id }), ...recordedOfStaff(toUser(before))] },
            },
          },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>();
      if (!removed) return false;
      relay.nudge(model, removed);
      return true;
    },
  };
}

/** Tombstones are in no list. */
const DELETED = { deletedAt: { $gt: new Date(0) } };
const orders: Record<UserListQuery['sort'], ListOrder> = {
  joined: oldestFirst,
  '-joined': newestFirst,
  name: { field: 'name', direction: 1 },
  '-name': { field: 'name', direction: -1 },
};

const ofRole = (role: UserListQuery['role']) => (role ? { isAdmin: role === 'admin' } : {});

function toFilter({ search, role }: Omit<UserListQuery, 'sort'>) {
  const terms = searchTerms(search ?? '');
  return {
    ...ofRole(role),
    ...(terms.length > 0 ? { $and: terms.map((term) => ({ words: hasWordBeginning(term) })) } : {}),
  };
}

/** How a list is read: admins are few, whatever else is asked; nearly everybody is a customer. */
function planOf({ search, role, sort }: UserListQuery) {
  const order = orders[sort];
  const letters = role === 'admin' ? undefined : firstLetters(searchTerms(search ?? ''));
  const pinned = letters ?? ofRole(role);
  return { order, pinned, narrow: indexOf(pinned, order) };
}

export function toUser({ _id, name, email, phone, address, isAdmin, createdAt }: UserDocument): User {
  const { street, city, state, country, pincode } = { ...NO_ADDRESS, ...address };
  return {
    id: String(_id),
    name,
    email,
    phone,
    address: { street, city, state, country, pincode },
    isAdmin,
    createdAt,
  };
}

/** The record of a new admin. Only the shop's settings make one. */
function recordedAdmin(id: string, { name, email, isAdmin }: Pick<User, 'name' | 'email' | 'isAdmin'>): OutboxEntry[] {
  if (!isAdmin) return [];
  const what = { kind: 'user', id, label: name, action: 'created', after: { name, email, isAdmin } } as const;
  return [outboxEntry(identityChangeRecorded, changeRecord({ id, name: "The shop's settings" }, what))];
}

/** The record of what an admin changed in their own account; without `after`, of its end. Customers' accounts are theirs. */
function recordedOfStaff(before: User, after?: User & { password?: string }): OutboxEntry[] {
  if (!before.isAdmin) return [];
  const what = { kind: 'user', id: before.id, label: before.name } as const;
  const record = after ? { ...what, action: 'updated', before, after } : { ...what, action: 'deleted' };
  return [outboxEntry(identityChangeRecorded, changeRecord(before, record))];
}

const toPerson = (userId: string, { name, email, isAdmin }: Pick<User, 'name' | 'email' | 'isAdmin'>) => ({
  ...{ userId, name, email, isAdmin },
});

/** FerretDB uses a sparse index only for queries that say that the field is there. */
export const present = (by: AccountKey | { 'reset.tokenHash': string }) =>
  Object.fromEntries(Object.entries(by).map(([field, value]) => [field, { $eq: value, $exists: true }]));
