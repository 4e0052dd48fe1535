import { useLanguage } from '@print-shop/i18n';
import { Field, Input, ToggleChip } from '@print-shop/ui';
import { useProductFormText } from './messages/index.ts';
import { besideField, type ProductForm } from './product-values.ts';

/** Monday first, as weeks are read. 4 January 2026 was a Sunday, which is 0. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const aDay = (weekday: number): Date => new Date(Date.UTC(2026, 0, 4 + weekday));

/** The hours of the happy hour and the days of the festival. */
export function ScheduleFields({ form: { register, watch, setValue, formState } }: { form: ProductForm }) {
  const { rules: text, faults } = useProductFormText();
  const { happyHour, festival } = formState.errors.rules ?? {};
  const days = watch('rules.happyHour.days');
  const weekday = new Intl.DateTimeFormat(`${useLanguage()}-IN`, { weekday: 'short', timeZone: 'UTC' });
  const toggle = (day: number) => {
    const next = days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort();
    setValue('rules.happyHour.days', next, { shouldDirty: true });
  };
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-semibold">{text.schedule}</legend>
      <p className="mb-3 text-ink-soft text-small">{text.scheduleHint}</p>
      <div className="grid grid-cols-2 gap-3 sm:max-w-1/2">
        <Field label={text.happyFrom}>
          <Input type="time" {...register('rules.happyHour.from')} />
        </Field>
        <Field label={text.happyUntil} error={besideField(happyHour?.until?.message, faults)}>
          <Input type="time" {...register('rules.happyHour.until')} />
        </Field>
      </div>
      <fieldset aria-label={text.days} className="mt-3 flex flex-wrap items-center gap-2">
        {WEEK.map((day) => (
          <ToggleChip key={day} isSquare isOn={days.includes(day)} onClick={() => toggle(day)}>
            {weekday.format(aDay(day))}
          </ToggleChip>
        ))}
        {days.length === 0 && <span className="text-ink-soft text-small">{text.everyDay}</span>}
      </fieldset>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:max-w-1/2">
        <Field label={text.festivalFrom}>
          <Input type="date" {...register('rules.festival.from')} />
        </Field>
        <Field label={text.festivalUntil} error={besideField(festival?.until?.message, faults)}>
          <Input type="date" {...register('rules.festival.until')} />
        </Field>
      </div>
    </fieldset>
  );
}
