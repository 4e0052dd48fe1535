import { createHash } from 'node:crypto';
import { SETTING_SECTIONS, type SettingSection, shopUpdated } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { insertNew } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { newSetting, type Setting, type Value } from './setting.ts';

interface SettingDocument extends Setting {
  _id: Types.ObjectId;
  outbox: OutboxEntry[];
}

const author = { type: { id: { type: String, default: null }, name: String }, _id: false };
const version = { version: Number, value: Schema.Types.Mixed, publishedAt: Date, publishedBy: author };

const schema = new Schema<SettingDocument>(
  {
    section: { type: String, enum: SETTING_SECTIONS, required: true },
    ...version,
    draft: { type: { value: Schema.Types.Mixed, savedAt: Date, savedBy: author }, default: null, _id: false },
    updatedAt: { type: Date, required: true },
    history: [{ ...version, _id: false }],
    usedPrefixes: Schema.Types.Mixed,
    ...outboxField,
  },
  { versionKey: false, minimize: false },
);
indexOutbox(schema);

export type SettingModel = Model<SettingDocument>;
export const settingModel = (connection: Connection): SettingModel =>
  connection.model<SettingDocument>('Setting', schema, 'settings');

/** The id of a section's document, the same in every process. */
export const idOf = (section: SettingSection): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(`setting ${section}`).digest('hex').slice(0, 24));

/** The published values, without earlier versions and drafts. */
export type Published = Pick<Setting, 'section' | 'value' | 'version' | 'publishedAt'>;

export type SettingStore = ReturnType<typeof createSettingStore>;

/** Stores the sections of the settings, one document each. A publication and its event are one write. */
export function createSettingStore(model: SettingModel, relay: Relay) {
  const updatedEvent = ({ section, version, value }: Published) =>
    outboxEntry(shopUpdated, { section, version, value });

  const find = async (section: SettingSection): Promise<Setting> => {
    const found = await model.findById(idOf(section), { outbox: 0 }).lean<SettingDocument>();
    if (!found) throw new Error(`the settings have no section ${section}: the service seeds them at its start`);
    return toSetting(found);
  };

  const listPublished = async (): Promise<Published[]> => {
    const _id = { $in: SETTING_SECTIONS.map(idOf) };
    return model
      .find({ _id }, { _id: 0, section: 1, value: 1, version: 1, publishedAt: 1 })
      .limit(SETTING_SECTIONS.length)
      .lean<Published[]>();
  };

  return {
    find,
    listPublished,

    /** Stores the sections that are not there yet. Processes that start at the same moment may all do it. */
    async seed(values: Readonly<Record<SettingSection, Value>>, at: Date): Promise<void> {
      const known = new Set((await listPublished()).map(({ section }) => section));
      const rows = SETTING_SECTIONS.filter((section) => !known.has(section)).map((section) => {
        const setting = newSetting(section, values[section], at);
        return { _id: idOf(section), ...setting, outbox: [updatedEvent(setting)] };
      });
      if (rows.length > 0) await insertNew(model, rows);
    },

    /**
     * Replaces a section by its next state, if it is still in the state `before`. A new version is published with the given
     * events. Returns false when somebody else was faster.
     */
    async replace(before: Setting, after: Setting, events: readonly OutboxEntry[] = []): Promise<boolean> {
      const { value, version, publishedAt, publishedBy, draft, updatedAt, history, usedPrefixes } = after;
      const outbox = version === before.version ? [] : [updatedEvent(after), ...events];
      const saved = await model
        .findOneAndUpdate(
          { _id: idOf(before.section), updatedAt: before.updatedAt },
          {
            $set: {
              value,
              version,
              publishedAt,
              publishedBy,
              draft,
              updatedAt,
              history,
              ...(usedPrefixes ? { usedPrefixes } : {}),
            },
            $push: { outbox: { $each: outbox } },
          },
          { returnDocument: 'after', projection: { outbox: 1 } },
        )
        .lean<SettingDocument>();
      if (saved) relay.nudge(model, saved);
      return saved !== null;
    },

    /** Publishes every section as it is, for services that have missed an event. */
    async publishAgain(): Promise<void> {
      for (const one of await listPublished()) {
        const saved = await model
          .findOneAndUpdate(
            { _id: idOf(one.section), version: one.version },
            { $push: { outbox: updatedEvent(one) } },
            { returnDocument: 'after', projection: { outbox: 1 } },
          )
          .lean<SettingDocument>();
        // Otherwise somebody has just published it.
        if (saved) relay.nudge(model, saved);
      }
    },
  };
}

function toSetting({ _id, outbox: _, ...setting }: SettingDocument): Setting {
  return setting;
}
