import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordBody } from '@print-shop/contracts/schemas';
import { Button, buttonClasses, Field, FormMessage, Input } from '@print-shop/ui';
import { ApiError, usePageTitle } from '@print-shop/web-kit';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { useRefusal } from '../../account-frame/use-refusal.ts';
import { askForLink } from './api/ask-for-link.ts';
import { useText } from './messages/index.ts';
import { OtherWays } from './other-ways.tsx';

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const text = useText();
  return (
    <AccountFrame title={title} text={lead}>
      {children}
      <p className="mt-4 text-center">
        <Link to="/signin" className={buttonClasses({ tone: 'quiet' })}>
          {text.back}
        </Link>
      </p>
    </AccountFrame>
  );
}

/** Requests a link for a new password by email. A shop that sends no email shows its contact. */
export default function ForgotPasswordPage() {
  const text = useText();
  const refusal = useRefusal();
  usePageTitle(text.pageTitle);
  const [outcome, setOutcome] = useState<'sent' | 'off' | { failure: string }>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { login: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ login }) => {
    setOutcome(undefined);
    try {
      await askForLink(login);
      setOutcome('sent');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'mail-off') setOutcome('off');
      else setOutcome({ failure: refusal(error, text.refusals, text.failed) });
    }
  });

  if (outcome === 'off') {
    return (
      <Frame title={text.offTitle} lead={text.off}>
        <OtherWays />
      </Frame>
    );
  }
  if (outcome === 'sent') {
    return (
      <Frame title={text.sentTitle} lead={text.sentHint}>
        <div className="grid gap-5">
          <FormMessage tone="good">{text.sent}</FormMessage>
          <Button tone="outline" size="large" wide onClick={() => setOutcome(undefined)}>
            {text.again}
          </Button>
        </div>
      </Frame>
    );
  }
  return (
    <Frame title={text.title} lead={text.lead}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>{outcome?.failure}</FormMessage>
        <Field label={text.login} error={errors.login && text.required}>
          <Input autoComplete="username" {...register('login')} />
        </Field>
        <Button type="submit" size="large" wide isBusy={isSubmitting} busyLabel={text.sending}>
          {text.send}
        </Button>
      </form>
    </Frame>
  );
}
