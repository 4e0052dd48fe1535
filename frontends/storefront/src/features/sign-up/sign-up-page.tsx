import { zodResolver } from '@hookform/resolvers/zod';
import { registerBody } from '@print-shop/contracts';
import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { messageOf, usePageTitle } from '@print-shop/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { signUp } from './api/sign-up.ts';

const REQUIRED = 'Name, email, and password are required.';
const FAILED = 'Registration failed. Please try again.';
const SUCCEEDED = 'Registration successful! Taking you to sign in...';
const REDIRECT_MS = 2000;

const EMPTY = {
  name: '',
  email: '',
  password: '',
  phone: '',
  address: { street: '', city: '', state: '', country: 'India', pincode: '' },
};

export default function SignUpPage() {
  usePageTitle('Sign up');
  const navigate = useNavigate();
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string }>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: EMPTY,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const isMissing = [errors.name, errors.email, errors.password].some((error) => error?.message === REQUIRED);
  const beside = (message?: string) => (message === REQUIRED ? undefined : message);

  const submit = handleSubmit(async (account) => {
    setResult(undefined);
    try {
      await signUp(account);
      setResult({ tone: 'good', text: SUCCEEDED });
      setTimeout(() => navigate('/signin'), REDIRECT_MS);
    } catch (failure) {
      setResult({ tone: 'bad', text: messageOf(failure, FAILED) });
    }
  });

  return (
    <AccountFrame title="Open an account" text="Three lines are enough. The address saves you typing at checkout.">
      <form onSubmit={submit} noValidate className="grid gap-5">
        {isMissing ? (
          <FormMessage>{REQUIRED}</FormMessage>
        ) : (
          <FormMessage tone={result?.tone ?? 'bad'}>{result?.text}</FormMessage>
        )}
        <Field label="Full name">
          <Input autoComplete="name" aria-invalid={Boolean(errors.name) || undefined} {...register('name')} />
        </Field>
        <Field label="Email" error={beside(errors.email?.message)}>
          <Input
            type="email"
            autoComplete="email"
            aria-invalid={Boolean(errors.email) || undefined}
            {...register('email')}
          />
        </Field>
        <Field label="Password" hint="At least 6 characters." error={beside(errors.password?.message)}>
          <Input
            type="password"
            autoComplete="new-password"
            aria-invalid={Boolean(errors.password) || undefined}
            {...register('password')}
          />
        </Field>
        <Field label="Phone" isOptional error={errors.phone?.message}>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <fieldset className="grid gap-5 border-rule border-t pt-5 sm:grid-cols-2">
          <legend className="sr-only">Address</legend>
          <Field label="Street" isOptional className="sm:col-span-2">
            <Input autoComplete="street-address" {...register('address.street')} />
          </Field>
          <Field label="City" isOptional>
            <Input autoComplete="address-level2" {...register('address.city')} />
          </Field>
          <Field label="State" isOptional>
            <Input autoComplete="address-level1" {...register('address.state')} />
          </Field>
          <Field label="Country" isOptional>
            <Input autoComplete="country-name" {...register('address.country')} />
          </Field>
          <Field label="Postal code" isOptional>
            <Input autoComplete="postal-code" inputMode="numeric" {...register('address.pincode')} />
          </Field>
        </fieldset>
        <Button
          type="submit"
          size="large"
          wide
          isBusy={isSubmitting}
          busyLabel="Creating account..."
          disabled={result?.tone === 'good'}
        >
          Sign Up
        </Button>
      </form>
      <p className="mt-6 text-center">
        Already have an account?{' '}
        <Link to="/login" className="font-semibold text-action hover:underline">
          Sign in
        </Link>
      </p>
    </AccountFrame>
  );
}
