import { GST_STATES } from '@print-shop/contracts/client';
import { Select } from '@print-shop/ui';
import type { ComponentProps } from 'react';
import { useText } from './messages/index.ts';

/** The choice of a state of India, or of none. */
export function StateSelect(props: ComponentProps<typeof Select>) {
  const text = useText();
  return (
    <Select {...props}>
      <option value="">{text.noState}</option>
      {GST_STATES.map(({ code, name }) => (
        <option key={code} value={name} lang="en">
          {name}
        </option>
      ))}
    </Select>
  );
}
