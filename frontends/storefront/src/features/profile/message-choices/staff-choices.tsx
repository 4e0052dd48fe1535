import type { MessagePreferences, StaffTime } from '@print-shop/contracts';
import { STAFF_TIMES } from '@print-shop/contracts/client';
import { Field, Select } from '@print-shop/ui';
import { useText } from './messages/index.ts';
import type { Change } from './with-change.ts';

interface StaffChoicesProps {
  staff: MessagePreferences['staff'];
  onChange(change: Change): void;
}

/** The events of the shop that a member of staff gets messages about. */
export function StaffChoices({ staff, onChange }: StaffChoicesProps) {
  const text = useText().staff;
  return (
    <fieldset className="mt-8">
      <legend className="font-bold">{text.title}</legend>
      <p className="mt-1 text-ink-soft text-small">{text.lead}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {staff.map(({ kind, when }) => (
          <Field key={kind} label={text.kinds[kind]}>
            <Select
              value={when}
              onChange={({ target }) => onChange({ staff: [{ kind, when: target.value as StaffTime }] })}
            >
              {STAFF_TIMES.map((time) => (
                <option key={time} value={time}>
                  {text.times[time]}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
