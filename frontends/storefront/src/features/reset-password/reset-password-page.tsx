import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordBody } from '@print-shop/contracts/schemas';
import { Button, buttonClasses, Checkbox, Field, FormMessage, Input } from '@print-shop/ui';
import { ApiError, session, useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { useRefusal } from '../../account-frame/use-refusal.ts';
import { setPassword } from './api/set-password.ts';
import { useText } from './messages/index.ts';

type Outcome = 'done' | 'over' | { failure: string };

/** Where the mailed link leads: sets a new password with the token in the address. */
export default function ResetPasswordPage() {
  usePageTitle(useText().pageTitle);
  const token = useLinkToken();
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  const text = useText();
  const refusal = useRefusal();
  const [outcome, setOutcome] = useState<Outcome | undefined>(token ? undefined : 'over');
  const [isShown, setIsShown] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetPasswordBody),
    defaultValues: { token, password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setOutcome(undefined);
    try {
      await setPassword(token, password);
      session.signOut();
      setOutcome('done');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'reset-link-over') setOutcome('over');
      else setOutcome({ failure: refusal(error, text.refusals, text.failed) });
    }
  });

  if (outcome === 'done') {
    return (
      <AccountFrame title={text.doneTitle} text={text.done}>
        <Link to="/signin" className={buttonClasses({ size: 'large', className: 'w-full' })}>
          {text.signIn}
        </Link>
      </AccountFrame>
    );
  }
  if (outcome === 'over') {
    return (
      <AccountFrame title={text.overTitle} text={text.over}>
        <Link to="/forgot-password" className={buttonClasses({ size: 'large', className: 'w-full' })}>
          {text.askAgain}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={text.title} text={text.lead}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>{outcome?.failure}</FormMessage>
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
