import { isDeepStrictEqual } from 'node:util';
import {
  changeRecord,
  DOCUMENT_NAMES,
  type SettingSection,
  shopChangeRecorded,
  type Writer,
} from '@print-shop/contracts';
import { outboxEntry } from '@print-shop/messaging';
import { conflict } from '@print-shop/service-kit';
import { toSettingResponse } from './setting.presenter.ts';
import { idOf, type SettingStore } from './setting.store.ts';
import {
  type Author,
  changedLocked,
  lockedOf,
  published,
  readValue,
  reusedPrefixesOf,
  type Setting,
  toJson,
  withDraft,
  withoutDraft,
} from './setting.ts';

export interface SaveDeps {
  store: SettingStore;
  /** The fields that an operator has set, like `contact.phone`. */
  lockedFields: readonly string[];
}

interface Save {
  value: object;
  /** The state of the section that its editor has seen. */
  expectedUpdatedAt: string;
  /** Whether it counts at once; otherwise it is a draft. */
  publish: boolean;
}

/**
 * Saves a section as a draft, or publishes it. Throws conflict, with the section as it is, when somebody else has saved it since its
 * editor saw it. Throws conflict also for a changed field that an operator has set, and for the prefix of another kind of document.
 */
export async function saveSetting(
  { store, lockedFields }: SaveDeps,
  section: SettingSection,
  { value: given, expectedUpdatedAt, publish }: Save,
  writer: Writer,
  now: Date,
): Promise<Setting> {
  const locked = lockedOf(section, lockedFields);
  const before = await findUnchanged(store, section, expectedUpdatedAt, locked);
  const value = toJson(given);
  const current = toJson(readValue(section, before.value));
  const refused = changedLocked(locked, current, value);
  if (refused.length > 0) throw isLocked(refused);
  const [reused] = section === 'documents' ? reusedPrefixesOf(value, before) : [];
  if (reused) throw prefixUsed(DOCUMENT_NAMES.en[reused], DOCUMENT_NAMES.hi[reused]);
  const isSame = isDeepStrictEqual(value, current);
  const after = !publish
    ? withDraft(before, value, authorOf(writer), now)
    : isSame
      ? withoutDraft(before, now)
      : published(before, value, authorOf(writer), now);
  if (!(await store.replace(before, after, [recordOf(before, after, writer, now)])))
    throw changedMeanwhile(await store.find(section), locked);
  return after;
}

/** The record of a publication, for the history of all changes. */
function recordOf(before: Setting, after: Setting, writer: Writer, now: Date) {
  const what = { kind: 'setting', id: String(idOf(after.section)), label: after.section, action: 'updated' } as const;
  return outboxEntry(
    shopChangeRecorded,
    changeRecord(writer, { ...what, before: before.value, after: after.value }, now),
  );
}

/** Drops the draft of a section. Throws conflict, with the section as it is, when somebody else has saved it meanwhile. */
export async function dropDraft(
  { store, lockedFields }: SaveDeps,
  section: SettingSection,
  expectedUpdatedAt: string,
  now: Date,
): Promise<Setting> {
  const locked = lockedOf(section, lockedFields);
  const before = await findUnchanged(store, section, expectedUpdatedAt, locked);
  const after = withoutDraft(before, now);
  if (!(await store.replace(before, after))) throw changedMeanwhile(await store.find(section), locked);
  return after;
}

async function findUnchanged(
  store: SettingStore,
  section: SettingSection,
  expectedUpdatedAt: string,
  locked: readonly string[],
): Promise<Setting> {
  const found = await store.find(section);
  if (found.updatedAt.getTime() !== Date.parse(expectedUpdatedAt)) throw changedMeanwhile(found, locked);
  return found;
}

const authorOf = ({ id, name, email }: Writer): Author => ({ id, name: name || email || id });

const changedMeanwhile = (setting: Setting, locked: readonly string[]) =>
  conflict(
    {
      en: 'Somebody else has saved these settings meanwhile. Nothing of yours was saved.',
      hi: 'इस बीच किसी और ने ये सेटिंग सेव की हैं। आपका कोई बदलाव सेव नहीं हुआ।',
    },
    'changed-meanwhile',
    { current: toSettingResponse(setting, locked) },
  );

const isLocked = (fields: readonly string[]) =>
  conflict(
    {
      en: `This is set on the server, so it cannot be changed here: ${fields.join(', ')}.`,
      hi: `यह सर्वर पर तय है, इसलिए यहाँ नहीं बदल सकता: ${fields.join(', ')}।`,
    },
    'setting-locked',
    {
      details: fields.map((field) => ({
        path: `body.value.${field}`,
        message: { en: 'is set by the operator', hi: 'सर्वर चलाने वाले ने तय किया है' },
      })),
    },
  );

const prefixUsed = (en: string, hi: string) =>
  conflict(
    {
      en: `Another kind of document has had the prefix of this one: ${en}. Please choose a new prefix.`,
      hi: `इसके शुरू के अक्षर पहले किसी और काग़ज़ के थे: ${hi}। नए अक्षर चुनिए।`,
    },
    'prefix-used',
  );
