import type { Broker } from '@print-shop/messaging';
import { keepPeople, writeNewer } from '@print-shop/read-model';
import { type Connection, type Model, Schema } from 'mongoose';
import type { OrderStore } from '../order/order.store.ts';

/** A customer's account that has shown that it reads the email of this address; a tombstone of one that is gone has none. */
interface OwnerDocument {
  _id: string;
  /** Empty for an account without a confirmed address. */
  email: string;
  /** The version of the account, as a time. */
  at: Date;
  deletedAt?: Date;
}

/** Longer than any event about the account is on its way. */
const TOMBSTONE_SECONDS = 30 * 24 * 3600;

const schema = new Schema<OwnerDocument>(
  { _id: String, email: String, at: Date, deletedAt: Date },
  { versionKey: false },
);
schema.index({ email: 1 });
schema.index({ deletedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });

export type OwnerModel = Model<OwnerDocument>;
export const ownerModel = (connection: Connection): OwnerModel =>
  connection.model<OwnerDocument>('Owner', schema, 'owners');

export type OwnerStore = ReturnType<typeof createOwnerStore>;

/** Stores whose confirmed email addresses are, so that what was quoted to an address goes to its account. */
export function createOwnerStore(model: OwnerModel) {
  const write = async (userId: string, version: number, fields: Pick<OwnerDocument, 'email' | 'deletedAt'>) => {
    const at = new Date(version);
    await writeNewer(model, userId, { at: { $lt: at } }, { $set: { ...fields, at } });
  };
  return {
    /** The account that has confirmed the address. */
    async of(email: string): Promise<string | undefined> {
      return (await model.findOne({ email: email.toLowerCase() }).lean<OwnerDocument>())?._id;
    },
    /** Remembers what is newer than what is known; an empty address says that none is confirmed. */
    put: (userId: string, email: string, version: number): Promise<void> =>
      write(userId, version, { email: email.toLowerCase() }),
    /** Forgets an account for good: what comes late does not bring it back. */
    remove: (userId: string, version: number, now = new Date()): Promise<void> =>
      write(userId, version, { email: '', deletedAt: now }),
  };
}

/**
 * Stores an order for the account that has confirmed an address, or for a guest. The address may be confirmed between the look and the
 * order, which the account then gets, too.
 */
export async function storeForOwner(
  { owners, orders }: { owners: Pick<OwnerStore, 'of'>; orders: Pick<OrderStore, 'adoptGuests'> },
  email: string,
  store: (userId: string | null) => Promise<unknown>,
): Promise<void> {
  const find = async () => (email ? await owners.of(email) : undefined);
  const owner = await find();
  await store(owner ?? null);
  const late = owner ? undefined : await find();
  if (late) await orders.adoptGuests(email, late);
}

/**
 * Keeps whose confirmed email addresses are, and gives guests' orders to the account that has shown that their address is
 * its own.
 */
export const keepOwners = (broker: Broker, owners: OwnerStore, orders: OrderStore): Promise<void> =>
  keepPeople(
    broker,
    { changed: 'ordering.keep-owners', deleted: 'ordering.forget-owners' },
    {
      async put({ userId, email, emailConfirmed, isAdmin }, version) {
        const isOwner = emailConfirmed === true && !isAdmin;
        await owners.put(userId, isOwner ? email : '', version);
        // Also when this event comes a second time, as the first time may have ended before.
        if (isOwner && (await owners.of(email)) === userId) await orders.adoptGuests(email, userId);
      },
      remove: (userId, version) => owners.remove(userId, version),
    },
  );
