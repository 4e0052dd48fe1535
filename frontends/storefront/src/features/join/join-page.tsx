import { zodResolver } from '@hookform/resolvers/zod';
import { joinBody } from '@print-shop/contracts/schemas';
import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { useForm } from 'react-hook-form';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { NewPasswordField } from '../../account-frame/new-password-field.tsx';
import { OutcomeFrame } from '../../account-frame/outcome-frame.tsx';
import { useMailedLink } from '../../account-frame/use-mailed-link.ts';
import { join } from './api/join-staff.ts';
import { useText } from './messages/index.ts';

/** Where the link of an invitation leads: opens an account of staff with the token in the address. */
export default function JoinPage() {
  usePageTitle(useText().pageTitle);
  const token = useLinkToken();
  return <Join key={token} token={token} />;
}

function Join({ token }: { token: string }) {
  const text = useText();
  const { outcome, use } = useMailedLink<{ email: string }>({ token, overCode: 'invitation-over', text });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(joinBody),
    defaultValues: { token, name: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((body) => use(() => join(body)));

  if (outcome === 'over') {
    return <OutcomeFrame title={text.overTitle} text={text.over} to="/" label={text.goHome} />;
  }
  if (outcome && 'done' in outcome) {
    return (
      <OutcomeFrame title={text.doneTitle} text={text.done(outcome.done.email)} to="/signin" label={text.signIn} />
    );
  }
  return (
    <AccountFrame title={text.title} text={text.lead}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>{outcome?.failure}</FormMessage>
        <Field label={text.name} error={errors.name && text.nameMissing}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <NewPasswordField
          label={text.password}
          hint={text.passwordHint}
          error={errors.password && text.tooShort}
          {...register('password')}
        />
        <Button type="submit" size="large" wide isBusy={isSubmitting} busyLabel={text.saving}>
          {text.save}
        </Button>
      </form>
    </AccountFrame>
  );
}
