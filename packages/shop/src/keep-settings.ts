import {
  isSettingSection,
  type SettingSection,
  type SettingValues,
  type Shop,
  settingSchemas,
  shopFromSettings,
  shopUpdated,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { writeNewer } from '@print-shop/read-model';
import { type Connection, Schema } from 'mongoose';

interface KeptSetting {
  /** Name of the section. */
  _id: string;
  version: number;
  value: unknown;
}

const schema = new Schema<KeptSetting>(
  { _id: String, version: { type: Number, required: true }, value: Schema.Types.Mixed },
  { versionKey: false, minimize: false },
);

/** The sections that have a usual value for every field. */
type UsualSection = Exclude<SettingSection, 'identity' | 'contact' | 'hours' | 'tax'>;

export interface Settings<Section extends SettingSection = SettingSection> {
  /** The sections that were published since this service keeps them. Answers may be `maxAgeMs` old. */
  find(): Promise<Partial<Pick<SettingValues, Section>>>;
  /** A section as it was published, or its usual value. */
  get<One extends Section & UsualSection>(section: One): Promise<SettingValues[One]>;
}

interface SettingsDeps {
  mongo: Connection;
  broker: Pick<Broker, 'subscribe'>;
}

/**
 * Keeps sections of the shop's settings in a service's own database, fed by `shop.updated`. Events may come twice, late and out of
 * order. A change counts in every process of the service within `maxAgeMs`, and at once in the one that handles the event.
 */
export async function keepSettings<Section extends SettingSection>(
  service: string,
  { mongo, broker }: SettingsDeps,
  sections: readonly Section[],
  { maxAgeMs = 1_000 } = {},
): Promise<Settings<Section>> {
  const model = mongo.model<KeptSetting>('KeptSetting', schema, 'shop-settings');
  const isKept = (name: string): name is Section => isSettingSection(name) && sections.some((one) => one === name);
  let last: { at: number; found: Promise<Partial<SettingValues>> } | undefined;

  await broker.subscribe({
    queue: `${service}.keep-settings-on-shop-updated`,
    events: [shopUpdated],
    async handle({ data: { section, version, value } }) {
      if (!isKept(section)) return;
      await writeNewer<KeptSetting>(model, section, { version: { $lt: version } }, { $set: { version, value } });
      last = undefined;
    },
  });

  const read = async (): Promise<Partial<SettingValues>> => {
    const found = await model
      .find({ _id: { $in: [...sections] } })
      .limit(sections.length)
      .lean<KeptSetting[]>();
    return Object.fromEntries(found.flatMap(({ _id, value }) => entryOf(_id, value)));
  };

  const find = (): Promise<Partial<SettingValues>> => {
    const now = Date.now();
    if (!last || now - last.at >= maxAgeMs) {
      const found = read();
      last = { at: now, found };
      // The next caller asks again where a reading has failed.
      found.catch(() => {
        if (last?.found === found) last = undefined;
      });
    }
    return last.found;
  };

  return {
    find,
    get: async (section) => ((await find())[section] ?? settingSchemas[section].parse({})) as never,
  };
}

/**
 * A stored section. Fields that it was stored without have their usual value, and those of a later release are dropped. A value that no
 * schema knows is left out.
 */
function entryOf(section: string, value: unknown): [string, unknown][] {
  if (!isSettingSection(section)) return [];
  const known = Object.entries(value ?? {}).filter(([field]) => Object.hasOwn(settingSchemas[section].shape, field));
  const { success, data } = settingSchemas[section].safeParse(Object.fromEntries(known));
  return success ? [[section, data]] : [];
}

export const IDENTITY_SECTIONS = ['identity', 'contact', 'hours', 'tax', 'payments'] as const;

/** Reads the identity of the shop as it is published. `file` counts for what was not published yet. */
export const shopReader =
  (settings: Settings<(typeof IDENTITY_SECTIONS)[number]>, file: Shop) => async (): Promise<Shop> =>
    shopFromSettings(file, await settings.find());
