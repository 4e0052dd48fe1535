import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentPrefixes,
  type InvoiceKind,
  MOST_SETTING_VERSIONS,
  reusedPrefixes,
  SETTING_SECTIONS,
  type SettingSection,
  type SettingValues,
  type Shop,
  settingSchemas,
  shopSettings,
  type UsedPrefixes,
  withPrefixes,
} from '@print-shop/contracts';

/** Somebody who changed a section. The operator, whose file has set it, has no id. */
export interface Author {
  id: string | null;
  name: string;
}

export const OPERATOR: Author = { id: null, name: 'operator' };

/** The value of a section, as JSON has it: a field without a value is none. */
export type Value = Record<string, unknown>;

/** One publication of a section. */
export interface Version {
  version: number;
  value: Value;
  publishedAt: Date;
  publishedBy: Author;
}

export interface Setting extends Version {
  section: SettingSection;
  /** The value that was saved and not published. */
  draft: { value: Value; savedAt: Date; savedBy: Author } | null;
  /** When it was last saved or published. No two states of a section have the same time. */
  updatedAt: Date;
  /** All publications, newest first, as far as they are kept. */
  history: Version[];
  /** The prefixes of earlier publications of the section `documents`, also of those that are not kept. */
  usedPrefixes?: UsedPrefixes;
}

/** The most bytes of the earlier versions of a section, well below what a document may have. */
const MOST_HISTORY_BYTES = 6_000_000;

/** The fields that the file of an operator gives. */
const FIELDS_OF_FILE: Partial<Record<SettingSection, readonly string[]>> = {
  identity: ['name', 'line', 'logo', 'since', 'hi'],
  contact: ['phone', 'email', 'whatsapp', 'address', 'socials', 'grievanceOfficer', 'hi'],
  hours: ['hours', 'hi'],
  tax: ['gstin'],
  payments: ['upiId'],
};

export const toJson = (value: object): Value => JSON.parse(JSON.stringify(value));

/** The sections of a shop that nobody has changed yet: those of its file, and the usual values. */
export function usualValues(file: Shop): Record<SettingSection, Value> {
  const ofFile: Partial<SettingValues> = shopSettings(file);
  return Object.fromEntries(
    SETTING_SECTIONS.map((section) => [section, toJson(ofFile[section] ?? settingSchemas[section].parse({}))]),
  ) as Record<SettingSection, Value>;
}

/** A stored value with the usual values of fields that it was stored without. */
export function readValue<Section extends SettingSection>(section: Section, stored: Value): SettingValues[Section] {
  const { success, data } = settingSchemas[section].safeParse(stored);
  return (success ? data : stored) as SettingValues[Section];
}

/** The locked fields of a section, without its name. */
export const lockedOf = (section: SettingSection, lockedFields: readonly string[]): string[] =>
  lockedFields.flatMap((path) => (path.startsWith(`${section}.`) ? [path.slice(section.length + 1)] : []));

/** The locked fields of a section in which two of its values differ. */
export const changedLocked = (locked: readonly string[], before: Value, after: Value): string[] =>
  locked.filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** The value of a section with the locked fields as the file of the operator has them; undefined where they are so already. */
export function withLocked(
  section: SettingSection,
  value: Value,
  usual: Value,
  locked: readonly string[],
): Value | undefined {
  const given = locked.filter((field) => FIELDS_OF_FILE[section]?.includes(field));
  if (changedLocked(given, value, usual).length === 0) return undefined;
  return toJson({ ...value, ...Object.fromEntries(given.map((field) => [field, usual[field]])) });
}

const prefixesOf = (value: Value) => value.prefixes as DocumentPrefixes;

/** All prefixes that the shop has had. The history ends somewhere, and they don't. */
const usedPrefixesOf = ({ usedPrefixes = {}, history }: Setting): UsedPrefixes =>
  history.reduce<UsedPrefixes>((used, { value }) => withPrefixes(used, prefixesOf(value)), usedPrefixes);

/** The kinds of documents that would get a prefix which another kind has had. */
export const reusedPrefixesOf = (value: Value, setting: Setting): InvoiceKind[] =>
  reusedPrefixes(prefixesOf(value), usedPrefixesOf(setting));

export const newSetting = (section: SettingSection, value: Value, at: Date): Setting => {
  const first = { version: 1, value, publishedAt: at, publishedBy: OPERATOR };
  return { ...first, section, draft: null, updatedAt: at, history: [first] };
};

export const withDraft = (setting: Setting, value: Value, by: Author, now: Date): Setting => {
  const updatedAt = after(setting, now);
  return { ...setting, draft: { value, savedAt: updatedAt, savedBy: by }, updatedAt };
};

export const withoutDraft = (setting: Setting, now: Date): Setting => ({
  ...setting,
  draft: null,
  updatedAt: after(setting, now),
});

/** A section after a publication. The draft has become it, or is void. */
export function published(setting: Setting, value: Value, by: Author, now: Date): Setting {
  const updatedAt = after(setting, now);
  const next = { version: setting.version + 1, value, publishedAt: updatedAt, publishedBy: by };
  const history = kept([next, ...setting.history]);
  const state = { ...setting, ...next, draft: null, updatedAt, history };
  return setting.section === 'documents' ? { ...state, usedPrefixes: usedPrefixesOf(setting) } : state;
}

/** A moment after the last change, so that `updatedAt` tells two states apart. */
const after = ({ updatedAt }: Setting, now: Date): Date => new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));

/** The newest versions, as many as are kept. */
function kept(versions: readonly Version[]): Version[] {
  let bytes = 0;
  return versions.slice(0, MOST_SETTING_VERSIONS).filter(({ value }, at) => {
    bytes += Buffer.byteLength(JSON.stringify(value));
    return at === 0 || bytes <= MOST_HISTORY_BYTES;
  });
}
