import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordBody } from '@print-shop/contracts/schemas';
import { Button, FormMessage } from '@print-shop/ui';
import { useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { useForm } from 'react-hook-form';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { NewPasswordField } from '../../account-frame/new-password-field.tsx';
import { OutcomeFrame } from '../../account-frame/outcome-frame.tsx';
import { useMailedLink } from '../../account-frame/use-mailed-link.ts';
import { setPassword } from './api/set-password.ts';
import { useText } from './messages/index.ts';

/** The page of the link in the email. It sets a new password with the token in the address. */
export default function ResetPasswordPage() {
  usePageTitle(useText().pageTitle);
  const token = useLinkToken();
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  const text = useText();
  const { outcome, use } = useMailedLink({ token, overCode: 'reset-link-over', text });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetPasswordBody),
    defaultValues: { token, password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(({ password }) => use(() => setPassword(token, password)));

  if (outcome === 'over') {
    return <OutcomeFrame title={text.overTitle} text={text.over} to="/forgot-password" label={text.askAgain} />;
  }
  if (outcome && 'done' in outcome) {
    return <OutcomeFrame title={text.doneTitle} text={text.done} to="/signin" label={text.signIn} />;
  }
  return (
    <AccountFrame title={text.title} text={text.lead}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>{outcome?.failure}</FormMessage>
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
