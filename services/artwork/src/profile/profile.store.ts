import { artworkChangeRecorded, changeRecord, type PrintProfile, type Writer } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { defaultProfile, USUAL_TYPES } from './default-profiles.ts';

/** A print profile as it counts: of staff, or the usual one of its type, which nobody has changed. */
export interface CountingProfile {
  profile: PrintProfile;
  updatedAt: Date | null;
}

interface ProfileDocument {
  _id: Types.ObjectId;
  productType: string;
  /** Null once it was removed; the document stays until its records have left. */
  profile: Omit<PrintProfile, 'productType'> | null;
  updatedAt: Date;
  outbox: OutboxEntry[];
}

const schema = new Schema<ProfileDocument>(
  {
    productType: { type: String, required: true },
    profile: { type: Schema.Types.Mixed, default: null },
    updatedAt: { type: Date, required: true },
    ...outboxField,
  },
  { versionKey: false, minimize: false },
);
schema.index({ productType: 1 }, { unique: true });
indexOutbox(schema);

export type ProfileModel = Model<ProfileDocument>;
export const profileModel = (connection: Connection): ProfileModel =>
  connection.model<ProfileDocument>('PrintProfile', schema, 'print-profiles');

export type ProfileStore = ReturnType<typeof createProfileStore>;

/** The print profiles that staff have stored, over the usual ones. There are as many as product types. */
export function createProfileStore(model: ProfileModel, relay: Relay) {
  const findDocument = (productType: string) => model.findOne({ productType }, { outbox: 0 }).lean<ProfileDocument>();

  /** Writes a profile, or null for its removal, together with the record of it. */
  const write = async (productType: string, profile: ProfileDocument['profile'], by: Writer, now: Date) => {
    const before = await findDocument(productType);
    const _id = before?._id ?? new Types.ObjectId();
    const action = profile === null ? 'deleted' : before?.profile ? 'updated' : 'created';
    const sides = {
      ...(before?.profile ? { before: recordedFields(before.profile) } : {}),
      ...(profile ? { after: recordedFields(profile) } : {}),
    };
    const what = { kind: 'print-profile', id: String(_id), label: productType, action, ...sides } as const;
    const event = outboxEntry(artworkChangeRecorded, changeRecord(by, what, now));
    const saved = await model
      .findOneAndUpdate(
        { productType },
        { $set: { profile, updatedAt: now }, $setOnInsert: { _id }, $push: { outbox: event } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<ProfileDocument>();
    relay.nudge(model, saved);
    return toCounting(saved);
  };

  return {
    find: async (productType: string): Promise<CountingProfile> =>
      toCounting((await findDocument(productType)) ?? { productType }),

    /** Every profile of staff, and the usual ones of the usual types. */
    async list(): Promise<CountingProfile[]> {
      const stored = await model.find({ profile: { $ne: null } }, { outbox: 0 }).lean<ProfileDocument[]>();
      const byType = new Map(stored.map((document) => [document.productType, document]));
      const types = [...new Set([...byType.keys(), ...USUAL_TYPES])].sort();
      return types.map((productType) => toCounting(byType.get(productType) ?? { productType }));
    },

    set: ({ productType, ...profile }: PrintProfile, by: Writer, now: Date): Promise<CountingProfile> =>
      write(productType, profile, by, now),

    /** Goes back to the usual profile; `undefined` where staff have stored none. */
    async remove(productType: string, by: Writer, now: Date): Promise<CountingProfile | undefined> {
      const before = await findDocument(productType);
      return before?.profile ? write(productType, null, by, now) : undefined;
    },
  };
}

/** A profile as the record of its changes has it. */
const recordedFields = ({ sizes, ...profile }: NonNullable<ProfileDocument['profile']>) => ({
  ...profile,
  sizes: sizes.map(({ name, widthMm, heightMm }) => `${name}: ${widthMm} × ${heightMm} mm`).join('; '),
});

const toCounting = (found: Pick<ProfileDocument, 'productType'> & Partial<ProfileDocument>): CountingProfile =>
  found.profile
    ? { profile: { ...found.profile, productType: found.productType }, updatedAt: found.updatedAt ?? null }
    : { profile: defaultProfile(found.productType), updatedAt: null };
