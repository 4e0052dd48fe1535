import type { LanguageCode } from '@print-shop/contracts';
import { LANGUAGES } from '@print-shop/i18n';
import { Field, Select, Skeleton, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { startTransition, useOptimistic } from 'react';
import { useChoices, useSaveChoice } from './api/use-choices.ts';
import { KindChoices } from './kind-choices.tsx';
import { useText } from './messages/index.ts';
import { RefusedAddress } from './refused-address.tsx';
import { StaffChoices } from './staff-choices.tsx';
import { ThisBrowser } from './this-browser.tsx';
import { type Change, withChange } from './with-change.ts';

/** The messages that the customer gets, with their channel and language. Emails of the shop link here. */
export function MessageChoices() {
  const text = useText();
  const query = useChoices();
  const saving = useSaveChoice();
  // A choice shows at once, and goes back to what is stored when it could not be saved.
  const [data, show] = useOptimistic(query.data, (now, change: Change) => now && withChange(now, change));
  const choose = (change: Change, done = text.saved) =>
    startTransition(async () => {
      show(change);
      try {
        await saving.mutateAsync(change);
        toast(done);
      } catch (error) {
        toast(messageOf(error, text.failed), 'bad');
      }
    });
  return (
    <section
      id="messages"
      tabIndex={-1}
      aria-labelledby="messages-title"
      className="mt-6 scroll-mt-24 bg-sheet p-5 shadow-sheet outline-none sm:p-8"
    >
      <h2 id="messages-title" className="font-bold text-lead">
        {text.title}
      </h2>
      <p className="mt-2 text-ink-soft">{text.lead}</p>
      <Region
        query={{ data, isPending: query.isPending, error: query.error, refetch: query.refetch }}
        loading={
          <div role="status" aria-label={text.loading}>
            <Skeleton className="mt-5 h-96" />
          </div>
        }
        failed={text.unknown}
      >
        {(choices) => (
          <>
            {choices.refused && (
              <RefusedAddress
                refused={choices.refused}
                isBusy={saving.isPending}
                onConfirm={() => choose({ confirmAddress: true }, text.refused.confirmed)}
              />
            )}
            <Field label={text.language} className="mt-5 sm:max-w-80">
              <Select
                value={choices.language ?? ''}
                onChange={({ target }) => choose({ language: (target.value || null) as LanguageCode | null })}
              >
                <option value="">{text.languageOfOrder}</option>
                {Object.entries(LANGUAGES).map(([code, name]) => (
                  <option key={code} value={code} lang={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            {choices.pushKey && <ThisBrowser pushKey={choices.pushKey} />}
            {choices.staff.length > 0 && <StaffChoices staff={choices.staff} onChange={choose} />}
            {choices.channels.length > 0 && <KindChoices data={choices} onChange={choose} />}
            {choices.channels.length === 0 && <p className="mt-5 font-medium">{text.none}</p>}
            {choices.channels.some((channel) => channel === 'whatsapp' || channel === 'sms') && (
              <p className="mt-3 text-ink-soft text-small">{text.phone}</p>
            )}
          </>
        )}
      </Region>
    </section>
  );
}
