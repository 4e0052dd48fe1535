import { userDeleted, userRegistered, userUpdated } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { OrderStore } from '../order/order.store.ts';

/** A customer's account that has shown that it reads the mail of this address. */
interface OwnerDocument {
  _id: string;
  email: string;
  /** When identity said so. */
  at: Date;
}

const schema = new Schema<OwnerDocument>({ _id: String, email: String, at: Date }, { versionKey: false });
schema.index({ email: 1 });

export type OwnerModel = Model<OwnerDocument>;
export const ownerModel = (connection: Connection): OwnerModel =>
  connection.model<OwnerDocument>('Owner', schema, 'owners');

export type OwnerStore = ReturnType<typeof createOwnerStore>;

/** Stores whose confirmed e-mail addresses are, so that what was quoted to an address goes to its account. */
export function createOwnerStore(model: OwnerModel) {
  return {
    /** The account that has confirmed the address. */
    async of(email: string): Promise<string | undefined> {
      return (await model.findOne({ email: email.toLowerCase() }).lean<OwnerDocument>())?._id;
    },
    /** Remembers what is newer than what is known; an empty address says that none is confirmed. */
    async put(userId: string, email: string, at: Date): Promise<void> {
      try {
        await model.updateOne({ _id: userId, at: { $lt: at } }, { email: email.toLowerCase(), at }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error; // something newer is known
      }
    },
    async remove(userId: string): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
  };
}

/**
 * Keeps whose confirmed e-mail addresses are, and gives guests' orders to the account that has shown that their address is
 * its own.
 */
export async function keepOwners(broker: Broker, owners: OwnerStore, orders: OrderStore): Promise<void> {
  await broker.subscribe({
    queue: 'ordering.keep-owners',
    events: [userRegistered, userUpdated],
    async handle({ data: { userId, email, emailConfirmed, isAdmin }, occurredAt }) {
      const isOwner = emailConfirmed === true && !isAdmin;
      await owners.put(userId, isOwner ? email : '', new Date(occurredAt));
      if (isOwner) await orders.adoptGuests(email, userId);
    },
  });
  await broker.subscribe({
    queue: 'ordering.forget-owners',
    events: [userDeleted],
    handle: ({ data: { userId } }) => owners.remove(userId),
  });
}
