import { zodResolver } from '@hookform/resolvers/zod';
import { joinBody } from '@print-shop/contracts/schemas';
import { Button, buttonClasses, Checkbox, Field, FormMessage, Input } from '@print-shop/ui';
import { ApiError, session, useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { useRefusal } from '../../account-frame/use-refusal.ts';
import { join } from './api/join-staff.ts';
import { useText } from './messages/index.ts';

type Outcome = { email: string } | 'over' | { failure: string };

/** Where the link of an invitation leads: opens an account of staff with the token in the address. */
export default function JoinPage() {
  usePageTitle(useText().pageTitle);
  const token = useLinkToken();
  return <Join key={token} token={token} />;
}

function Join({ token }: { token: string }) {
  const text = useText();
  const refusal = useRefusal();
  const [outcome, setOutcome] = useState<Outcome | undefined>(token ? undefined : 'over');
  const [isShown, setIsShown] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(joinBody),
    defaultValues: { token, name: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    setOutcome(undefined);
    try {
      const { email } = await join(body);
      // Somebody else may be signed in here: whoever joins signs in as themselves.
      session.signOut();
      setOutcome({ email });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invitation-over') setOutcome('over');
      else setOutcome({ failure: refusal(error, text.refusals, text.failed) });
    }
  });

  if (outcome === 'over') {
    return (
      <AccountFrame title={text.overTitle} text={text.over}>
        <Link to="/" className={buttonClasses({ size: 'large', className: 'w-full' })}>
          {text.goHome}
        </Link>
      </AccountFrame>
    );
  }
  if (outcome && 'email' in outcome) {
    return (
      <AccountFrame title={text.doneTitle} text={text.done(outcome.email)}>
        <Link to="/signin" className={buttonClasses({ size: 'large', className: 'w-full' })}>
          {text.signIn}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={text.title} text={text.lead}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>{outcome?.failure}</FormMessage>
        <Field label={text.name} error={errors.name && text.nameMissing}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label={text.password} hint={text.passwordHint} error={errors.password && text.tooShort}>
          <Input type={isShown ? 'text' : 'password'} autoComplete="new-password" {...register('password')} />
        </Field>
        <Checkbox label={text.show} checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        <Button type="submit" size="large" wide isBusy={isSubmitting} busyLabel={text.saving}>
          {text.save}
        </Button>
      </form>
    </AccountFrame>
  );
}
