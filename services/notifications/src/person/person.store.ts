import type { LanguageCode, Role } from '@print-shop/contracts';
import { writeNewer } from '@print-shop/read-model';
import { type Connection, type Model, Schema } from 'mongoose';
import { type Choices, NO_CHOICES } from './choices.ts';
import type { Device, Devices } from './devices.ts';

/** The account's fields in identity's events. */
export interface PersonFacts {
  name: string;
  email: string;
  phone: string;
  isAdmin: boolean;
  role?: Role | undefined;
  language?: LanguageCode | undefined;
}

/** A person as messages need them. Without facts, only their choices are known: the account is older than this service. */
export interface Person {
  id: string;
  facts?: PersonFacts;
  choices: Choices;
  /** How many browsers take messages. */
  devices: number;
  /** The language chosen for messages; otherwise the one in which they use the shop. */
  language?: LanguageCode;
}

interface PersonDocument {
  _id: string;
  /** Version of the account in the newest event; an older one changes nothing. */
  version: number;
  facts?: PersonFacts;
  choices?: Partial<Choices>;
  devices?: Device[];
  language?: LanguageCode;
  deletedAt?: Date;
}

/** Longer than any event about the account is on its way. */
const TOMBSTONE_SECONDS = 30 * 24 * 3600;
/** The browsers of one person; the oldest is forgotten for one more. */
const MAX_DEVICES = 10;

const schema = new Schema<PersonDocument>(
  {
    _id: String,
    version: { type: Number, default: 0 },
    facts: Schema.Types.Mixed,
    choices: Schema.Types.Mixed,
    devices: { type: [Schema.Types.Mixed], default: undefined },
    language: String,
    deletedAt: Date,
  },
  { versionKey: false, minimize: false },
);
schema.index({ 'facts.isAdmin': 1 });
schema.index({ 'devices.endpoint': 1 });
schema.index({ deletedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });

export type PersonModel = Model<PersonDocument>;
export const personModel = (connection: Connection): PersonModel =>
  connection.model<PersonDocument>('Person', schema, 'people');

export type PersonStore = ReturnType<typeof createPersonStore>;

/** Stores the recipients: a copy of identity's accounts, fed by events, with each person's choices. */
export function createPersonStore(model: PersonModel) {
  return {
    devices: devicesIn(model),

    /** Stores what is newer than what is stored, unless the account is gone. */
    async put(id: string, version: number, facts: PersonFacts): Promise<void> {
      await writeNewer(model, id, { version: { $lt: version }, deletedAt: null }, { $set: { version, facts } });
    },

    /** Removes everything about a person. Late events do not bring them back. */
    async remove(id: string, version: number, now = new Date()): Promise<void> {
      const unset = { facts: 1, choices: 1, language: 1, devices: 1 } as const;
      await writeNewer(model, id, { deletedAt: null }, { $set: { version, deletedAt: now }, $unset: unset });
    },

    /** `undefined` for an account that was deleted; a person without facts for one that is not known. */
    async find(id: string): Promise<Person | undefined> {
      const found = await model.findById(id).lean<PersonDocument>();
      if (!found) return { id, choices: NO_CHOICES, devices: 0 };
      return found.deletedAt ? undefined : toPerson(found);
    },

    async listStaff(): Promise<Person[]> {
      const found = await model.find({ 'facts.isAdmin': true, deletedAt: null }).lean<PersonDocument[]>();
      return found.map(toPerson);
    },

    /** Stores choices, those that are named and no others, so that two at once both hold; `language: null` removes the chosen one. */
    async choose(
      id: string,
      { channels = {}, staff = {}, language }: Partial<Choices> & { language?: LanguageCode | null },
    ): Promise<void> {
      const set = {
        ...Object.fromEntries(Object.entries(channels).map(([key, on]) => [`choices.channels.${key}`, on])),
        ...Object.fromEntries(Object.entries(staff).map(([kind, when]) => [`choices.staff.${kind}`, when])),
        ...(language ? { language } : {}),
      };
      const update = {
        ...(Object.keys(set).length > 0 ? { $set: set } : {}),
        ...(language === null ? { $unset: { language: 1 as const } } : {}),
      };
      if (Object.keys(update).length === 0) return;
      await model.updateOne({ _id: id, deletedAt: null }, update, { upsert: true });
    },
  };
}

/** The browsers in which people turned messages on, kept with the people. */
function devicesIn(model: PersonModel): Devices {
  const remove = async (endpoint: string, of: object = {}): Promise<void> => {
    await model.updateMany({ ...of, 'devices.endpoint': endpoint }, { $pull: { devices: { endpoint } } });
  };
  return {
    async add(personId: string, device: Device): Promise<void> {
      await remove(device.endpoint);
      const push = { $push: { devices: { $each: [device], $slice: -MAX_DEVICES } } };
      await model.updateOne({ _id: personId, deletedAt: null }, push, { upsert: true });
    },

    async listOf(personId: string): Promise<Device[]> {
      return (await model.findById(personId, { devices: 1 }).lean<PersonDocument>())?.devices ?? [];
    },

    remove: (endpoint: string, personId?: string) => remove(endpoint, personId === undefined ? {} : { _id: personId }),
  };
}

const toPerson = ({ _id, facts, choices, language, devices = [] }: PersonDocument): Person => ({
  id: _id,
  devices: devices.length,
  choices: { ...NO_CHOICES, ...choices },
  ...(facts ? { facts } : {}),
  ...(language ? { language } : {}),
});
