import type { ArtworkRetention } from '@print-shop/contracts';
import { MOST_DAYS_KEPT } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { Button, Field, Input, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useForm } from 'react-hook-form';
import { useStaffText } from '../../messages/index.ts';
import { useLeaveGuard } from '../../use-leave-guard.ts';
import { useRetention, useSaveRetention } from './api/use-retention.ts';
import { useText } from './messages/index.ts';

const FIELDS = ['fileDays', 'orderDays'] as const;

/** The time that customers' files are kept, and the form that changes it. */
export function Retention() {
  const text = useText().retention;
  const query = useRetention();
  return (
    <section aria-labelledby="retention" className="mt-8 grid max-w-2xl gap-4 rounded border border-rule bg-sheet p-5">
      <h2 id="retention" className="font-bold text-lead">
        {text.title}
      </h2>
      <Region query={query} loading={text.loading} failed={text.failed}>
        {(now) => <RetentionForm key={now.updatedAt} now={now} />}
      </Region>
    </section>
  );
}

function RetentionForm({ now }: { now: ArtworkRetention }) {
  const { retention: text, faults } = useText();
  const { saving: busyLabel, discard } = useStaffText();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { fileDays: String(now.fileDays), orderDays: String(now.orderDays) },
  });
  const { errors, isDirty } = formState;
  useLeaveGuard(isDirty, discard);
  const checkDays = (typed: string) => {
    const days = Number(typed);
    if (typed.trim() === '' || !Number.isInteger(days)) return faults.whole;
    if (days < 1) return faults.least(1);
    return days <= MOST_DAYS_KEPT || faults.most(MOST_DAYS_KEPT);
  };
  const saving = useSaveRetention(
    () => toast(text.saved),
    (error) => toast(messageOf(error, text.saveFailed), 'bad'),
  );
  const save = handleSubmit(({ fileDays, orderDays }) =>
    saving.mutate({ fileDays: Number(fileDays), orderDays: Number(orderDays) }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <p className="text-ink-soft text-small">{text.lead}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {FIELDS.map((name) => (
          <Field key={name} label={text.fields[name]} hint={text.usual(now.usual[name])} error={errors[name]?.message}>
            <Input type="number" inputMode="numeric" {...register(name, { validate: checkDays })} />
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
