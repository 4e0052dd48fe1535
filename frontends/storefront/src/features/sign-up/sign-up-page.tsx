import { zodResolver } from '@hookform/resolvers/zod';
import { registerBody } from '@print-shop/contracts/schemas';
import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { useRefusal } from '../../account-frame/use-refusal.ts';
import { useFillByPin } from '../../addresses/api/use-fill-by-pin.ts';
import { PinNote } from '../../addresses/pin-note.tsx';
import { ConsentNote } from '../../consent/consent-note.tsx';
import { signUp } from './api/sign-up.ts';
import { en } from './messages/en.ts';
import { useText } from './messages/index.ts';

const REDIRECT_MS = 2000;

const EMPTY = {
  name: '',
  email: '',
  password: '',
  phone: '',
  address: { street: '', city: '', state: '', country: 'India', pincode: '' },
};

export default function SignUpPage() {
  const text = useText();
  const refusal = useRefusal();
  usePageTitle(text.pageTitle);
  const navigate = useNavigate();
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string }>();
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: EMPTY,
    reValidateMode: 'onSubmit',
  });
  const pin = useFillByPin({
    read: () => {
      const { city = '', state = '', country = '' } = getValues('address') ?? {};
      return { city, state, country };
    },
    write: ({ city, state }) => {
      setValue('address.city', city);
      setValue('address.state', state);
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  // The contract's messages are English; their words distinguish a missing value from a malformed one.
  const isMissing = [errors.name, errors.email, errors.password].some((error) => error?.message === en.required);
  const beside = (error: { message?: string } | undefined, fault: string) =>
    error && error.message !== en.required ? fault : undefined;

  const isDone = result?.tone === 'good';
  useLeaveGuard(isDirty && !isDone);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate('/signin'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const submit = handleSubmit(async (account) => {
    setResult(undefined);
    try {
      await signUp(account);
      setResult({ tone: 'good', text: text.succeeded });
    } catch (failure) {
      setResult({ tone: 'bad', text: refusal(failure, text.refusals, text.failed) });
    }
  });

  return (
    <AccountFrame title={text.title} text={text.lead}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {isMissing ? (
          <FormMessage>{text.required}</FormMessage>
        ) : (
          <FormMessage tone={result?.tone ?? 'bad'}>{result?.text}</FormMessage>
        )}
        <Field label={text.name} error={beside(errors.name, text.faults.tooLong)}>
          <Input autoComplete="name" aria-invalid={Boolean(errors.name) || undefined} {...register('name')} />
        </Field>
        <Field label={text.email} error={beside(errors.email, text.faults.email)}>
          <Input
            type="email"
            autoComplete="email"
            aria-invalid={Boolean(errors.email) || undefined}
            {...register('email')}
          />
        </Field>
        <Field label={text.password} hint={text.passwordHint} error={beside(errors.password, text.faults.password)}>
          <Input
            type="password"
            autoComplete="new-password"
            aria-invalid={Boolean(errors.password) || undefined}
            {...register('password')}
          />
        </Field>
        <Field label={text.phone} isOptional error={errors.phone && text.faults.phone}>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <fieldset className="grid gap-5 border-rule border-t pt-5 sm:grid-cols-2">
          <legend className="sr-only">{text.address}</legend>
          <Field label={text.street} isOptional className="sm:col-span-2">
            <Input autoComplete="street-address" maxLength={200} {...register('address.street')} />
          </Field>
          <Field label={text.city} isOptional>
            <Input autoComplete="address-level2" maxLength={200} {...register('address.city')} />
          </Field>
          <Field label={text.state} isOptional>
            <Input autoComplete="address-level1" maxLength={200} {...register('address.state')} />
          </Field>
          <Field label={text.country} isOptional>
            <Input autoComplete="country-name" maxLength={200} {...register('address.country')} />
          </Field>
          <Field label={text.postalCode} isOptional>
            <Input
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={20}
              {...register('address.pincode', { onChange: ({ target }) => pin.onPin(target.value) })}
            />
          </Field>
          <PinNote>{pin.said}</PinNote>
        </fieldset>
        <Button type="submit" size="large" wide isBusy={isSubmitting} busyLabel={text.signingUp} disabled={isDone}>
          {text.signUp}
        </Button>
        <ConsentNote by="signingUp" />
      </form>
      <p className="mt-6 text-center">
        {text.haveAccount}{' '}
        <Link to="/login" className="font-semibold text-action hover:underline">
          {text.signIn}
        </Link>
      </p>
    </AccountFrame>
  );
}
