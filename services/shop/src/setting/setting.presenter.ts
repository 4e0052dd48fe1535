import type { Setting as SettingResponse, SettingSection, SettingVersion } from '@print-shop/contracts';
import { readValue, type Setting, type Version } from './setting.ts';

/** A section as staff see it. `locked` are the fields that an operator has set. */
export function toSettingResponse(setting: Setting, locked: readonly string[]): SettingResponse {
  const { section, draft, updatedAt } = setting;
  return {
    ...toVersionResponse(section, setting),
    section,
    draft: draft && {
      value: readValue(section, draft.value),
      savedAt: draft.savedAt.toISOString(),
      savedBy: draft.savedBy,
    },
    updatedAt: updatedAt.toISOString(),
    locked: [...locked],
  };
}

/** A version as staff see it. Fields of a later release have their usual value, so that it can be published again. */
export const toVersionResponse = (
  section: SettingSection,
  { version, value, publishedAt, publishedBy }: Version,
): SettingVersion => ({
  version,
  value: readValue(section, value),
  publishedAt: publishedAt.toISOString(),
  publishedBy,
});
