import { Field, IconButton, Input } from '@print-shop/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { ProfileForm } from '../profile-page.tsx';

interface FieldsProps {
  register: UseFormRegister<ProfileForm>;
  errors: FieldErrors<ProfileForm>;
}

export function PersonalFields({ register, errors }: FieldsProps) {
  return (
    <>
      <Field label="Full name" error={errors.name && 'Please enter your name.'}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
    </>
  );
}

export function AddressFields({ register }: FieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Street address" className="sm:col-span-2">
        <Input autoComplete="street-address" {...register('address.street')} />
      </Field>
      <Field label="City">
        <Input autoComplete="address-level2" {...register('address.city')} />
      </Field>
      <Field label="State">
        <Input autoComplete="address-level1" {...register('address.state')} />
      </Field>
      <Field label="Country">
        <Input autoComplete="country-name" {...register('address.country')} />
      </Field>
      <Field label="ZIP / postal code">
        <Input autoComplete="postal-code" {...register('address.pincode')} />
      </Field>
    </div>
  );
}

export function SecurityFields({ register, errors }: FieldsProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="flex items-start gap-2">
      <Field
        label="New password"
        className="grow"
        hint="At least 8 characters with uppercase, lowercase and numbers. Leave it empty to keep the old one."
        error={errors.password?.message}
      >
        <Input type={isShown ? 'text' : 'password'} autoComplete="new-password" {...register('password')} />
      </Field>
      <IconButton
        label={isShown ? 'Hide password' : 'Show password'}
        className="mt-7"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
