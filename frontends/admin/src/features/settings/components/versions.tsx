import type { SettingSection } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { Button } from '@print-shop/ui';
import { Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { useVersions } from '../api/use-setting.ts';
import type { Value } from '../form-values.ts';
import { useText } from '../messages/index.ts';

interface VersionsProps {
  section: SettingSection;
  /** The published version. */
  current: number;
  isDisabled: boolean;
  onRestore: (value: Value) => void;
}

/** The publications of a section. An earlier one can be put into the form, and published again from there. */
export function Versions({ section, current, isDisabled, onRestore }: VersionsProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const query = useVersions(section, isOpen);
  return (
    <details
      className="rounded border border-rule bg-sheet p-5"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-bold text-lead">{text.versions}</summary>
      {isOpen && (
        <Region query={query} loading={text.loadingVersions} failed={text.versionsFailed}>
          {(versions) => (
            <ol className="mt-3 grid gap-1">
              {versions.map(({ version, value, publishedAt, publishedBy }) => (
                <li key={version} className="flex flex-wrap items-center gap-x-3 border-rule border-t py-2">
                  <span className="grow">
                    {text.version(
                      version,
                      formatDateTime(publishedAt),
                      publishedBy.id === null ? text.operator : publishedBy.name,
                    )}
                    {version === current && <strong> {text.isCurrent}</strong>}
                  </span>
                  {version !== current && (
                    <Button
                      tone="outline"
                      size="small"
                      disabled={isDisabled}
                      aria-label={text.restoreVersion(version)}
                      onClick={() => onRestore(value)}
                    >
                      {text.restore}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )}
        </Region>
      )}
    </details>
  );
}
