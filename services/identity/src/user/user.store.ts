import {
  type Address,
  type Consent,
  type Role,
  type UserListQuery,
  userDeleted,
  userRegistered,
  userUpdated,
  type Writer,
} from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { createListing, isDuplicateKey, type Language, retryConflicts, withBeginnings } from '@print-shop/service-kit';
import { conflict } from '@print-shop/service-kit/errors';
import { Types } from 'mongoose';
import { sameAddresses } from '../address/address.field.ts';
import { bookOf, NO_ADDRESS, withDefault } from '../address/address-book.ts';
import { NO_SECOND_FACTOR, type SecondFactor } from '../second-factor/second-factor.field.ts';
import { MOST_DEVICES } from '../session/devices.ts';
import { createUndoKeeper, type Undoable } from '../undo-change/undo-keeper.ts';
import { type AccountKey, present, toUser, type UserDocument, type UserModel } from './user.schema.ts';
import { phoneKey, searchWords, type User } from './user.ts';
import { recordedAdmin, recordedOfStaff, toPerson } from './user-events.ts';
import { DELETED, planOf, toFilter } from './user-list.ts';

/** A user with the credentials; for signing in only. */
export interface Account {
  user: User;
  passwordHash?: string;
  googleId?: string;
  /** The devices that it has signed in from, as hashes. */
  devices: readonly string[];
  secondFactor: SecondFactor;
}

export interface NewUser {
  /** Set when the account already has an id. */
  id?: string;
  name: string;
  email: string;
  phone?: string;
  address?: Address;
  /** Makes the user a member of staff. */
  role?: Role;
  /** Who created the member of staff, if not the shop's settings. */
  by?: Writer;
  passwordHash?: string;
  googleId?: string;
  consent?: Consent | undefined;
  language?: Language | undefined;
}

/** The fields of a user that may change; `passwordHash: null` removes the password. */
export interface UserChange extends Partial<Omit<NewUser, 'passwordHash' | 'role' | 'id' | 'by' | 'consent'>> {
  passwordHash?: string | null;
}

export type UserStore = ReturnType<typeof createUserStore>;

/** Stores accounts; each change and its event are one write. */
export function createUserStore(model: UserModel, relay: Relay) {
  const undos = createUndoKeeper(model);
  /** Explains which unique field a write has violated: servers name the index differently, or not at all. */
  const explain = async (error: unknown, id: string, email: string): Promise<unknown> => {
    if (!isDuplicateKey(error)) return error;
    return (await model.exists({ ...present({ email }), _id: { $ne: id } }))
      ? emailTaken()
      : conflict(
          { en: 'An account with this phone number already exists.', hi: 'इस फ़ोन नंबर से अकाउंट पहले से है।' },
          'phone-taken',
        );
  };

  const emailTaken = () =>
    conflict({ en: 'An account with this email already exists.', hi: 'इस ईमेल से अकाउंट पहले से है।' }, 'email-taken');

  const listing = createListing(model, { hidden: { outbox: 0 }, except: { filter: DELETED, index: 'deletedAt_1' } });
  const read = async (id: string) => model.findOne({ _id: id, deletedAt: null }).lean<UserDocument>();

  /**
   * The changed user; `undefined` when there is none. With `undoable`, another e-mail address or password can be undone by
   * a link that is mailed to the old address. Throws conflict like `create`.
   */
  const update = async (id: string, wanted: UserChange, undoable?: Undoable): Promise<User | undefined> => {
    const { passwordHash, ...change } = wanted;
    const before = await read(id);
    if (!before) return undefined;
    const isMoved = change.email !== undefined && change.email !== before.email;
    if (isMoved && (await undos.isHeld(change.email ?? '', id))) throw emailTaken();
    const undo = undoable && (await undos.keep(before, { ...change, passwordHash }, undoable));
    const { addresses } = toUser(before);
    // The address of the profile is the default one.
    const book = change.address && bookOf(withDefault(addresses, change.address, id), change.address);
    const after = { ...toUser(before), ...change, ...book };
    const key = phoneKey(after.phone);
    const unset = {
      ...(key ? {} : { phoneKey: 1 }),
      ...(passwordHash === null ? { passwordHash: 1 } : {}),
      // Links that were mailed before the change become void.
      ...(passwordHash !== undefined || change.email !== undefined ? { reset: 1 } : {}),
      ...(passwordHash !== undefined ? { devices: 1 } : {}),
    };
    const updated = await model
      .findOneAndUpdate(
        { _id: id, deletedAt: null, ...(book ? sameAddresses(before) : {}) },
        {
          ...(book ? { $inc: { addressChanges: 1 } } : {}),
          $set: {
            ...change,
            ...book,
            words: withBeginnings(searchWords(after)),
            ...(key ? { phoneKey: key } : {}),
            ...(passwordHash ? { passwordHash } : {}),
          },
          ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}),
          $push: {
            ...(undo ? { undos: undo } : {}),
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
    if (!updated) return book && update(id, wanted, undoable);
    // Somebody may have just given up this address.
    if (isMoved && (await undos.isHeld(after.email, id))) {
      await update(id, { email: before.email });
      throw emailTaken();
    }
    relay.nudge(model, updated);
    return toUser(updated);
  };

  return {
    async find(id: string): Promise<User | undefined> {
      const found = await read(id);
      return found ? toUser(found) : undefined;
    },

    async findAccount(by: AccountKey): Promise<Account | undefined> {
      const found = await model.findOne({ ...present(by), deletedAt: null }).lean<UserDocument>();
      return found ? toAccount(found) : undefined;
    },

    async findAccountOf(id: string): Promise<Account | undefined> {
      const found = await read(id);
      return found ? toAccount(found) : undefined;
    },

    /** Stores a device that an account has signed in from. */
    async addDevice(id: string, device: string): Promise<void> {
      await model.updateOne(
        { _id: id, deletedAt: null, devices: { $ne: device } },
        { $push: { devices: { $each: [device], $slice: -MOST_DEVICES } } },
      );
    },

    /** One page, and the number of all matches. */
    async list({ page, limit, ...query }: UserListQuery & { page: number; limit: number }) {
      const { rows, total } = await listing.page(toFilter(query), { ...planOf(query), page, limit });
      return { users: rows.map(toUser), total };
    },

    /** Streams all matches. */
    async *all(query: UserListQuery): AsyncGenerator<User> {
      for await (const found of listing.all(toFilter(query), planOf(query))) yield toUser(found);
    },

    countAdmins: (): Promise<number> => model.countDocuments({ isAdmin: true, deletedAt: null }),

    /** Throws conflict when the e-mail address or telephone number is taken. */
    async create({ phone = '', address = NO_ADDRESS, role, id, by, consent, ...fields }: NewUser): Promise<User> {
      const _id = new Types.ObjectId(id);
      if (await undos.isHeld(fields.email, String(_id))) throw emailTaken();
      const person = { ...fields, phone, address, isAdmin: role !== undefined, ...(role ? { role } : {}) };
      const outbox = [
        outboxEntry(userRegistered, toPerson(String(_id), person)),
        ...recordedAdmin(String(_id), person, by),
      ];
      const document = {
        ...person,
        ...(consent ? { consent } : {}),
        _id,
        phoneKey: phoneKey(phone),
        words: withBeginnings(searchWords(person)),
        outbox,
      };
      const created = await retryConflicts(() => model.create(document)).catch(async (error: unknown) => {
        throw await explain(error, String(_id), fields.email);
      });
      // Somebody may have just given up this address.
      if (await undos.isHeld(fields.email, String(_id))) {
        await model.deleteOne({ _id });
        throw emailTaken();
      }
      relay.nudge(model, created);
      return toUser(created.toObject());
    },

    update,

    /** Deletes an account and all data about the person; `false` when there is none. */
    async remove(id: string): Promise<boolean> {
      const before = await read(id);
      if (!before) return false;
      const removed = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null },
          {
            $set: { deletedAt: new Date(), name: '', phone: '', address: NO_ADDRESS, words: [], isAdmin: false },
            $unset: {
              addresses: 1,
              addressChanges: 1,
              role: 1,
              disabledAt: 1,
              email: 1,
              phoneKey: 1,
              passwordHash: 1,
              googleId: 1,
              reset: 1,
              devices: 1,
              undos: 1,
              secondFactor: 1,
              consent: 1,
              language: 1,
            },
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

function toAccount(found: UserDocument): Account {
  const { passwordHash, googleId, devices = [], secondFactor } = found;
  return {
    user: toUser(found),
    passwordHash,
    googleId,
    devices,
    secondFactor: { ...NO_SECOND_FACTOR, ...secondFactor },
  };
}
