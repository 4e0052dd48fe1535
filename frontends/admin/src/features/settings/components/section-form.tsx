import type { Setting, SettingSection } from '@print-shop/contracts';
import { SETTING_PERMISSIONS } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Button, FormMessage, toast } from '@print-shop/ui';
import { messageOf, usePermission } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../../changed-meanwhile.tsx';
import { useStaffText } from '../../../messages/index.ts';
import { useSectionNames } from '../../../setting-sections/index.ts';
import { type SettingChange, useDropDraft, useSaveSetting } from '../api/use-setting.ts';
import { SETTING_FIELDS } from '../fields.ts';
import { type FormValues, toForm, toValue, type Value } from '../form-values.ts';
import { useText } from '../messages/index.ts';
import { Preview } from './preview.tsx';
import { SettingFields } from './setting-fields.tsx';
import { Versions } from './versions.tsx';

interface SectionFormProps {
  section: SettingSection;
  setting: Setting;
  /** Reads the section again and returns what is stored. */
  readAgain: () => Promise<Setting | undefined>;
}

/** The form of a section, which saves a draft or publishes. */
export function SectionForm({ section, setting: known, readAgain }: SectionFormProps) {
  const text = useText();
  const names = useSectionNames();
  const { saving: busy } = useStaffText();
  const fields = SETTING_FIELDS[section];
  /** The state that the form was filled with. A save names it, so that a newer one is not overwritten unseen. */
  const [setting, setSetting] = useState(known);
  const { draft, version, updatedAt, locked, publishedAt, publishedBy } = setting;
  const mayChange = usePermission(SETTING_PERMISSIONS[section]);
  const save = useSaveSetting(section);
  const drop = useDropDraft(section);
  /** Locked fields have their published value, whatever a draft or an earlier version says. */
  const filled = (stored: Setting, chosen: Value = stored.draft?.value ?? stored.value) => {
    const fixed = Object.fromEntries(stored.locked.map((field) => [field, stored.value[field]]));
    return toForm(fields, { ...chosen, ...fixed });
  };
  const form = useForm<FormValues>({ defaultValues: filled(setting) });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const typed = useWatch({ control: form.control }) as FormValues;
  /** Set when a change was refused, as somebody else has saved since. */
  const [refused, setRefused] = useState<Pick<SettingChange, 'publish'>>();

  const show = (stored: Setting) => {
    setSetting(stored);
    form.reset(filled(stored));
  };
  // A newer state is shown at once while nothing is typed.
  const isNewer = known.updatedAt > updatedAt;
  const showNewer = useEffectEvent(() => show(known));
  useEffect(() => {
    if (isNewer && !isDirty) showNewer();
  }, [isNewer, isDirty]);
  const said = (publish: boolean) => (stored: Setting) => {
    setRefused(undefined);
    show(stored);
    toast(publish ? text.published : text.draftSaved, 'good');
  };
  const submit = (publish: boolean) =>
    sendForm(
      form,
      {
        mutate: (values: FormValues, outcomes) => {
          const change = { value: toValue(fields, values), updatedAt, publish };
          save.mutate(change, {
            onSuccess: said(publish),
            onError: (error) => {
              if (isChangedMeanwhile(error)) setRefused({ publish });
              outcomes.onError(error);
            },
          });
        },
      },
      { fieldOf: (path) => path.replace(/^value\./, '') },
    );
  const showTheirs = async () => {
    const stored = await readAgain();
    setRefused(undefined);
    save.reset();
    if (stored) show(stored);
  };
  const saveMine = async () => {
    const stored = await readAgain();
    if (!stored || !refused) return;
    const change = { ...refused, value: toValue(fields, form.getValues()), updatedAt: stored.updatedAt };
    save.mutate(change, { onSuccess: said(refused.publish) });
  };
  const restore = (past: Value) => form.reset(filled(setting, past), { keepDefaultValues: true });
  const isBusy = save.isPending || drop.isPending;
  const fault = save.error && !isChangedMeanwhile(save.error) ? messageOf(save.error, text.saveFailed) : undefined;

  return (
    <div className="grid gap-5">
      <form noValidate className="grid gap-5 rounded border border-rule bg-sheet p-5" onSubmit={submit(false)}>
        <div>
          <h2 className="font-bold text-lead">{names[section]}</h2>
          <p className="text-ink-soft">{text.leads[section]}</p>
          <p className="mt-1 text-caption text-ink-soft">
            {text.version(
              version,
              formatDateTime(publishedAt),
              publishedBy.id === null ? text.operator : publishedBy.name,
            )}
          </p>
        </div>
        {!mayChange && <p className="rounded bg-paper-deep p-3">{text.readOnly}</p>}
        {draft && (
          <div className="flex flex-wrap items-center gap-3 rounded bg-wait-soft p-3 text-wait">
            <p className="grow">{text.draftBy(draft.savedBy.name, formatDateTime(draft.savedAt))}</p>
            {mayChange && (
              <Button
                tone="outline"
                size="small"
                disabled={isBusy}
                onClick={() =>
                  drop.mutate(updatedAt, {
                    onSuccess: show,
                    onError: (error) => {
                      toast(messageOf(error, text.saveFailed), 'bad');
                      if (isChangedMeanwhile(error)) void readAgain();
                    },
                  })
                }
              >
                {text.dropDraft}
              </Button>
            )}
          </div>
        )}
        <SettingFields form={form} fields={fields} at="" labelsAt="" locked={locked} isDisabled={!mayChange} />
        {refused && (
          <ChangedMeanwhile what={text.section} isBusy={isBusy} onShowTheirs={showTheirs} onSaveMine={saveMine} />
        )}
        <FormMessage>{fault}</FormMessage>
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <Button isBusy={isBusy} busyLabel={busy} onClick={() => submit(true)()}>
              {text.publish}
            </Button>
            {/* Enter in a field saves a draft. */}
            <Button type="submit" tone="outline" disabled={isBusy}>
              {text.saveDraft}
            </Button>
          </div>
        )}
      </form>
      <Preview fields={fields} value={toValue(fields, typed)} />
      <Versions section={section} current={version} isDisabled={!mayChange || isBusy} onRestore={restore} />
    </div>
  );
}
