import { ROLES } from '@print-shop/contracts/client';
import type { ComponentProps } from 'react';
import { useStaffText } from '../../../messages/index.ts';
import { useText } from '../messages/index.ts';

interface RoleChoiceProps {
  /** The props of each radio button, beside its value. */
  field: Omit<ComponentProps<'input'>, 'type' | 'value'>;
  error?: string | undefined;
}

export function RoleChoice({ field, error }: RoleChoiceProps) {
  const text = useText();
  const { roles } = useStaffText();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-small">{text.role}</legend>
      {ROLES.map((role) => (
        <label
          key={role}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded border border-rule-strong px-3 py-2 hover:border-ink has-checked:border-action has-checked:bg-paper-deep"
        >
          <input
            type="radio"
            value={role}
            aria-describedby={`role-${role}`}
            className="mt-0.5 size-5 shrink-0 accent-action"
            {...field}
          />
          <span>
            <span className="block font-semibold text-small">{roles[role]}</span>
            <span id={`role-${role}`} className="block text-caption text-ink-soft">
              {text.roleDetails[role]}
            </span>
          </span>
        </label>
      ))}
      {error && <p className="font-medium text-bad text-caption">{error}</p>}
    </fieldset>
  );
}
