import { Button, FormMessage } from '@print-shop/ui';
import { ApiError, messageOf, session, useLinkToken, usePageTitle, useUser } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { OutcomeFrame } from '../../account-frame/outcome-frame.tsx';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { confirm } from './api/confirm.ts';
import { useText } from './messages/index.ts';

/** The page of the link in the email. It confirms the address of the account that is signed in. */
export default function ConfirmEmailPage() {
  const text = useText();
  usePageTitle(text.title);
  const token = useLinkToken();
  const user = useUser();
  if (!user) return <SignInNeeded title={text.title} text={text.signIn} />;
  return <ConfirmEmail key={token} token={token} email={user.email} />;
}

/** Asks first: programs that look into emails open their links. */
function ConfirmEmail({ token, email }: { token: string; email: string }) {
  const text = useText();
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => confirm(token),
    onSuccess: () => {
      const user = session.read().currentUser;
      if (user) session.updateUser({ ...user, emailConfirmed: true });
      return queries.invalidateQueries();
    },
  });
  if (!token || (error instanceof ApiError && error.code === 'confirmation-link-over'))
    return <OutcomeFrame title={text.overTitle} text={text.over} to="/profile" label={text.profile} />;
  if (isSuccess) return <OutcomeFrame title={text.doneTitle} text={text.done} to="/orders" label={text.myOrders} />;
  return (
    <AccountFrame title={text.title} text={text.lead(email)}>
      <div className="grid gap-5">
        <FormMessage>{error ? messageOf(error, text.failed) : undefined}</FormMessage>
        <Button size="large" wide onClick={() => mutate()} isBusy={isPending} busyLabel={text.confirming}>
          {text.confirm}
        </Button>
      </div>
    </AccountFrame>
  );
}
