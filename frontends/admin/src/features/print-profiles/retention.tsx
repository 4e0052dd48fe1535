import type { ArtworkRetention } from '@print-shop/contracts';
import { getArtworkRetention, MOST_DAYS_KEPT, setArtworkRetention } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { Button, ErrorState, Field, Input, Spinner, toast } from '@print-shop/ui';
import { call, messageOf, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffText } from '../../messages/index.ts';
import { useText } from './messages/index.ts';

const query = queryFor(getArtworkRetention, {});
const FIELDS = ['fileDays', 'orderDays'] as const;

/** The time that customers' files are kept, and the form that changes it. */
export function Retention() {
  const text = useText().retention;
  const { data, isError, refetch } = useQuery(query);
  return (
    <section aria-labelledby="retention" className="mt-8 grid max-w-2xl gap-4 rounded border border-rule bg-sheet p-5">
      <h2 id="retention" className="font-bold text-lead">
        {text.title}
      </h2>
      {isError && <ErrorState title={text.failed} onRetry={() => refetch()} />}
      {data && <RetentionForm key={data.updatedAt} now={data} />}
      {!data && !isError && <Spinner label={text.loading} />}
    </section>
  );
}

function RetentionForm({ now }: { now: ArtworkRetention }) {
  const { retention: text, faults } = useText();
  const { saving: busyLabel } = useStaffText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState({ fileDays: String(now.fileDays), orderDays: String(now.orderDays) });
  const [isChecked, setIsChecked] = useState(false);
  const faultOf = (name: (typeof FIELDS)[number]): string | undefined => {
    const days = Number(typed[name]);
    if (typed[name].trim() === '' || !Number.isInteger(days)) return faults.whole;
    if (days < 1) return faults.least(1);
    return days > MOST_DAYS_KEPT ? faults.most(MOST_DAYS_KEPT) : undefined;
  };
  const saving = useMutation({
    mutationFn: () =>
      call(setArtworkRetention, { body: { fileDays: Number(typed.fileDays), orderDays: Number(typed.orderDays) } }),
    onSuccess: (saved) => {
      void setAnswer(queries, query.queryKey, saved);
      toast(text.saved);
    },
    onError: (error) => toast(messageOf(error, text.saveFailed), 'bad'),
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!FIELDS.some(faultOf)) saving.mutate();
      }}
    >
      <p className="text-ink-soft text-small">{text.lead}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {FIELDS.map((name) => (
          <Field
            key={name}
            label={text.fields[name]}
            hint={text.usual(now.usual[name])}
            error={isChecked ? faultOf(name) : undefined}
          >
            <Input
              type="number"
              inputMode="numeric"
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={saving.isPending} busyLabel={busyLabel}>
          {text.save}
        </Button>
        {now.updatedAt && (
          <span className="text-caption text-ink-soft">{text.changedOn(formatDate(now.updatedAt))}</span>
        )}
      </div>
    </form>
  );
}
