import { isIndia, officialState } from '@print-shop/contracts/client';
import { Checkbox, Field, Input } from '@print-shop/ui';
import { useSentences } from '@print-shop/web-kit/sentences';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFillByPin } from '../../../addresses/api/use-fill-by-pin.ts';
import { PinNote } from '../../../addresses/pin-note.tsx';
import { StateSelect } from '../../../addresses/state-select.tsx';
import type { CheckoutInput } from '../checkout.ts';
import { useText } from '../messages/index.ts';

export function DeliveryFields({
  form,
  isNew,
}: {
  form: UseFormReturn<CheckoutInput, unknown, CheckoutInput>;
  isNew: boolean;
}) {
  const text = useText();
  const { register, getValues, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const pin = useFillByPin({
    read: () => {
      const { city, state = '', country = '' } = getValues();
      return { city, state, country };
    },
    write: ({ city, state }) => {
      setValue('city', city, { shouldValidate: isSubmitted });
      setValue('state', officialState(state), { shouldValidate: isSubmitted });
    },
  });
  const { said } = useSentences();
  const country = useWatch({ control: form.control, name: 'country' });
  // The schema has a sentence of its own for a value that is there and wrong.
  const beside = (name: keyof typeof text.missing) => {
    const fault = errors[name];
    return fault?.type === 'custom' ? said(fault.message ?? '') : fault && text.missing[name];
  };
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="headline mb-4 text-lead">{text.shippingInformation}</legend>
      <Field label={text.address} error={beside('address')} className="sm:col-span-2">
        <Input autoComplete="street-address" required {...register('address')} />
      </Field>
      <Field label={text.postalCode} error={beside('postalCode')}>
        <Input
          autoComplete="postal-code"
          inputMode="numeric"
          required
          {...register('postalCode', { onChange: ({ target }) => pin.onPin(target.value) })}
        />
      </Field>
      <Field label={text.city} error={beside('city')}>
        <Input autoComplete="address-level2" required {...register('city')} />
      </Field>
      <PinNote>{pin.said}</PinNote>
      {isIndia(country ?? '') && (
        <Field label={text.state} error={beside('state')}>
          <StateSelect autoComplete="address-level1" {...register('state')} />
        </Field>
      )}
      <Field label={text.country} error={beside('country')}>
        <Input autoComplete="country-name" required {...register('country')} />
      </Field>
      {isNew && <Checkbox label={text.keepAddress} className="sm:col-span-2" {...register('isKept')} />}
    </fieldset>
  );
}
