import {
  type Address,
  type Consent,
  confirmationAsked,
  e164Of,
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
import { bookOf, type KeptAddress, NO_ADDRESS, withDefault } from './address-book.ts';
import { MOST_DEVICES } from './devices.ts';
import { NO_SECOND_FACTOR, type SecondFactor } from './second-factor.field.ts';
import { isContested } from './undo.field.ts';
import { createUndoKeeper, type Undoable } from './undo-keeper.ts';
import { type AccountKey, present, toUser, type UserDocument, type UserModel } from './user.schema.ts';
import { searchWords, type User } from './user.ts';
import { recordedAdmin, staffRecord, toPerson } from './user-events.ts';
import { DELETED, planOf, toFilter } from './user-list.ts';
import { nextVersion, sameVersion } from './user-version.ts';

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
  /** In place of `address`: all addresses, the default first. */
  addresses?: KeptAddress[];
  /** The shop has brought the customer along; nobody has opened the account. */
  isImported?: boolean;
  /** Makes the user a member of staff. */
  role?: Role;
  /** The creator of the member of staff, if not the shop's settings. */
  by?: Writer;
  passwordHash?: string;
  googleId?: string;
  consent?: Consent | undefined;
  language?: Language | undefined;
  /** Set when the account is opened by a link or a sign-in that proves the address. */
  emailConfirmedAt?: Date;
}

/** The fields of a user that may change; `passwordHash: null` removes the password. */
export interface UserChange
  extends Partial<Omit<NewUser, 'passwordHash' | 'role' | 'id' | 'by' | 'consent' | 'addresses' | 'isImported'>> {
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
   * The changed user; `undefined` when there is none. With `undoable`, another email address or password can be undone by
   * a link that is mailed to the old address. Throws conflict like `create`.
   */
  const update = async (id: string, wanted: UserChange, undoable?: Undoable): Promise<User | undefined> => {
    const { passwordHash, ...named } = wanted;
    const before = await read(id);
    if (!before) return undefined;
    const change = { ...named };
    if (isContested({ ...before, ...change }, new Date())) delete change.emailConfirmedAt;
    const isMoved = change.email !== undefined && change.email !== before.email;
    if (isMoved && (await undos.isHeld(change.email ?? '', id))) throw emailTaken();
    const undo = undoable && (await undos.keep(before, { ...change, passwordHash }, undoable));
    const { addresses } = toUser(before);
    // The address of the profile is the default one.
    const book = change.address && bookOf(withDefault(addresses, change.address, id), change.address);
    // Another address is not confirmed, unless the change says so.
    const unproven = isMoved && !change.emailConfirmedAt ? { emailConfirmedAt: undefined } : {};
    const after = { ...toUser(before), ...unproven, ...change, ...book };
    const version = nextVersion(before);
    const key = e164Of(after.phone);
    const unset = {
      ...(key ? {} : { phoneKey: 1 }),
      ...(passwordHash === null ? { passwordHash: 1 } : {}),
      // Links that were mailed before the change become void.
      ...(passwordHash !== undefined || change.email !== undefined ? { reset: 1 } : {}),
      ...(passwordHash !== undefined ? { devices: 1 } : {}),
      ...('emailConfirmedAt' in unproven ? { emailConfirmedAt: 1 } : {}),
    };
    const updated = await model
      .findOneAndUpdate(
        { _id: id, deletedAt: null, ...sameVersion(before) },
        {
          $set: {
            version,
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
                outboxEntry(userUpdated, toPerson(id, after, version)),
                ...staffRecord(toUser(before), passwordHash ? { ...after, password: 'a new one' } : after),
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
    if (!updated) return update(id, wanted, undoable); // changed meanwhile
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

    async addDevice(id: string, device: string): Promise<void> {
      await model.updateOne(
        { _id: id, deletedAt: null, devices: { $ne: device } },
        { $push: { devices: { $each: [device], $slice: -MOST_DEVICES } } },
      );
    },

    async list({ page, limit, ...query }: UserListQuery & { page: number; limit: number }) {
      const { rows, total } = await listing.page(toFilter(query), { ...planOf(query), page, limit });
      return { users: rows.map(toUser), total };
    },

    async *all(query: UserListQuery): AsyncGenerator<User> {
      for await (const found of listing.all(toFilter(query), planOf(query))) yield toUser(found);
    },

    /** Which of these email addresses and telephone numbers (E.164) have an account. */
    async findKnown(emails: readonly string[], phoneKeys: readonly string[]) {
      const among = (field: 'email' | 'phoneKey', keys: readonly string[]) =>
        keys.length > 0
          ? model.find({ [field]: { $in: keys, $exists: true } }, { [field]: 1 }).lean<UserDocument[]>()
          : [];
      const [byEmail, byPhone] = await Promise.all([among('email', emails), among('phoneKey', phoneKeys)]);
      return {
        emails: new Set(byEmail.map(({ email }) => email)),
        phones: new Set(byPhone.flatMap(({ phoneKey }) => phoneKey ?? [])),
      };
    },

    countAdmins: (): Promise<number> => model.countDocuments({ isAdmin: true, deletedAt: null }),

    /** Throws conflict when the email address or telephone number is taken. */
    async create({ phone = '', role, id, by, consent, isImported, ...named }: NewUser): Promise<User> {
      const { address = NO_ADDRESS, addresses, ...fields } = named;
      const _id = new Types.ObjectId(id);
      if (await undos.isHeld(fields.email, String(_id))) throw emailTaken();
      const book = addresses ? bookOf(addresses) : { address };
      const person = { ...fields, phone, ...book, isAdmin: role !== undefined, ...(role ? { role } : {}) };
      const version = nextVersion();
      const outbox = [
        outboxEntry(userRegistered, toPerson(String(_id), { ...person, isImported }, version)),
        ...recordedAdmin(String(_id), person, by),
      ];
      const document = {
        ...person,
        ...(consent ? { consent } : {}),
        _id,
        version,
        phoneKey: e164Of(phone),
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

    /**
     * Tells that the person wants the email by which they confirm their address, unless it is confirmed. Throws conflict while
     * the change to it can be undone.
     */
    async askConfirmation(id: string, language: Language): Promise<void> {
      const before = await read(id);
      if (before && isContested(before, new Date())) throw tooNew();
      const asked = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null, emailConfirmedAt: null },
          { $push: { outbox: outboxEntry(confirmationAsked, { userId: id, language }) } },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>();
      if (asked) relay.nudge(model, asked);
    },

    /** Marks an address as confirmed; `undefined` when the account has another meanwhile, or may get its old one back. */
    async confirmEmail(id: string, email: string, now: Date): Promise<User | undefined> {
      const before = await model.findOne({ _id: id, email, deletedAt: null }).lean<UserDocument>();
      if (!before || isContested(before, now)) return undefined;
      if (before.emailConfirmedAt) return toUser(before);
      const version = nextVersion(before);
      const event = outboxEntry(userUpdated, toPerson(id, { ...toUser(before), emailConfirmedAt: now }, version));
      const confirmed = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null, ...sameVersion(before) },
          { $set: { emailConfirmedAt: now, version }, $push: { outbox: event } },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>();
      if (!confirmed) return this.confirmEmail(id, email, now); // changed meanwhile
      relay.nudge(model, confirmed);
      return toUser(confirmed);
    },

    /** Deletes an account and all data about the person; `false` when there is none. */
    async remove(id: string): Promise<boolean> {
      const before = await read(id);
      if (!before) return false;
      const version = nextVersion(before);
      const removed = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null, ...sameVersion(before) },
          {
            $set: {
              version,
              deletedAt: new Date(),
              name: '',
              phone: '',
              address: NO_ADDRESS,
              words: [],
              isAdmin: false,
            },
            $unset: {
              addresses: 1,
              role: 1,
              disabledAt: 1,
              email: 1,
              emailConfirmedAt: 1,
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
              outbox: {
                $each: [outboxEntry(userDeleted, { userId: id, version }), ...staffRecord(toUser(before))],
              },
            },
          },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>();
      if (!removed) return this.remove(id); // changed meanwhile
      relay.nudge(model, removed);
      return true;
    },
  };
}

const tooNew = () =>
  conflict(
    {
      en: 'You have changed your address lately. Please confirm it 7 days after the change.',
      hi: 'आपने अपना ईमेल हाल ही में बदला है। बदलने के 7 दिन बाद पुष्टि कीजिए।',
    },
    'address-new',
  );

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
