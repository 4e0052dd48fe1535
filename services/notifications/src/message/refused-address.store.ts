import type { Channel, Refusal } from '@print-shop/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** An address that takes no messages, until its owner says that it does, or has another. */
export interface RefusedAddress {
  channel: Channel;
  address: string;
  why: Refusal;
  reason: string;
  since: Date;
}

interface RefusedDocument extends RefusedAddress {
  /** Channel and address. */
  _id: string;
}

const schema = new Schema<RefusedDocument>(
  { _id: String, channel: String, address: String, why: String, reason: String, since: Date },
  { versionKey: false },
);
schema.index({ address: 1 });

export type RefusedAddressModel = Model<RefusedDocument>;
export const refusedAddressModel = (connection: Connection): RefusedAddressModel =>
  connection.model<RefusedDocument>('RefusedAddress', schema, 'refused-addresses');

const idOf = (channel: Channel, address: string): string => `${channel} ${spelled(address)}`;
const spelled = (address: string): string => address.trim().toLowerCase();

export type RefusedAddressStore = ReturnType<typeof createRefusedAddressStore>;

export function createRefusedAddressStore(model: RefusedAddressModel) {
  return {
    async mark(refused: Omit<RefusedAddress, 'since'>, since = new Date()): Promise<void> {
      const address = spelled(refused.address);
      const fields = { ...refused, address, since };
      await model.updateOne({ _id: idOf(refused.channel, address) }, { $set: fields }, { upsert: true });
    },

    async find(channel: Channel, address: string): Promise<RefusedAddress | undefined> {
      return (await model.findById(idOf(channel, address)).lean<RefusedDocument>()) ?? undefined;
    },

    /** Those of the addresses that are refused, in the spelling that they were given in. */
    async among(channel: Channel, addresses: readonly string[]): Promise<Set<string>> {
      const found = await model.find({ _id: { $in: addresses.map((address) => idOf(channel, address)) } }, { _id: 1 });
      const ids = new Set(found.map(({ _id }) => _id));
      return new Set(addresses.filter((address) => ids.has(idOf(channel, address))));
    },

    /** The owner says that the address takes messages. */
    async confirm(channel: Channel, address: string): Promise<void> {
      await model.deleteOne({ _id: idOf(channel, address) });
    },

    async forget(addresses: readonly string[]): Promise<void> {
      await model.deleteMany({ address: { $in: addresses.filter(Boolean).map(spelled) } });
    },
  };
}
