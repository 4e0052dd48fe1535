import type { Setting as SettingResponse, SettingVersion } from '@print-shop/contracts';
import type { Setting, Version } from './setting.ts';

/** A section as staff see it. `locked` are the fields that an operator has set. */
export function toSettingResponse(setting: Setting, locked: readonly string[]): SettingResponse {
  const { section, draft, updatedAt } = setting;
  return {
    ...toVersionResponse(setting),
    section,
    draft: draft && { value: draft.value, savedAt: draft.savedAt.toISOString(), savedBy: draft.savedBy },
    updatedAt: updatedAt.toISOString(),
    locked: [...locked],
  };
}

export const toVersionResponse = ({ version, value, publishedAt, publishedBy }: Version): SettingVersion => ({
  version,
  value,
  publishedAt: publishedAt.toISOString(),
  publishedBy,
});
