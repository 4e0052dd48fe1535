import type { profileBody } from '@print-shop/contracts/schemas';
import { Field, IconButton, Input } from '@print-shop/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldErrors, UseFormRegister, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useFillByPin } from '../../../addresses/api/use-fill-by-pin.ts';
import { PinNote } from '../../../addresses/pin-note.tsx';
import { useText } from '../messages/index.ts';

type ProfileForm = z.input<typeof profileBody>;

interface FieldsProps {
  register: UseFormRegister<ProfileForm>;
  errors: FieldErrors<ProfileForm>;
}

export function PersonalFields({ register, errors }: FieldsProps) {
  const text = useText();
  return (
    <>
      <Field label={text.name} error={errors.name && text.faults.name}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field label={text.email} error={errors.email && text.faults.email}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label={text.phone} error={errors.phone && text.faults.phone}>
        <Input type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
    </>
  );
}

export function AddressFields({
  form,
}: {
  form: Pick<UseFormReturn<ProfileForm>, 'register' | 'getValues' | 'setValue'>;
}) {
  const text = useText();
  const { register, getValues, setValue } = form;
  const pin = useFillByPin({
    read: () => {
      const { city = '', state = '', country = '' } = getValues('address') ?? {};
      return { city, state, country };
    },
    write: ({ city, state }) => {
      setValue('address.city', city, { shouldDirty: true });
      setValue('address.state', state, { shouldDirty: true });
    },
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={text.street} className="sm:col-span-2">
        <Input autoComplete="street-address" {...register('address.street')} />
      </Field>
      <Field label={text.city}>
        <Input autoComplete="address-level2" {...register('address.city')} />
      </Field>
      <Field label={text.state}>
        <Input autoComplete="address-level1" {...register('address.state')} />
      </Field>
      <Field label={text.country}>
        <Input autoComplete="country-name" {...register('address.country')} />
      </Field>
      <Field label={text.postalCode}>
        <Input
          autoComplete="postal-code"
          {...register('address.pincode', { onChange: ({ target }) => pin.onPin(target.value) })}
        />
      </Field>
      <PinNote>{pin.said}</PinNote>
    </div>
  );
}

export function SecurityFields({ register, errors }: FieldsProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="flex items-start gap-2">
      <Field
        label={text.newPassword}
        className="grow"
        hint={text.passwordHint}
        error={errors.password && text.faults.password}
      >
        <Input type={isShown ? 'text' : 'password'} autoComplete="new-password" {...register('password')} />
      </Field>
      <IconButton
        label={isShown ? text.hidePassword : text.showPassword}
        className="mt-7"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
