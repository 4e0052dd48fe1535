import { Button, FormMessage } from '@print-shop/ui';
import { ApiError, useLinkToken, usePageTitle, useUser } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { OutcomeFrame } from '../../account-frame/outcome-frame.tsx';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { useRefusal } from '../../account-frame/use-refusal.ts';
import { downloadData } from './api/download.ts';
import { useText } from './messages/index.ts';

/** Where the email with all of one's data leads: downloads it with the token in the address. */
export default function DownloadDataPage() {
  const text = useText();
  usePageTitle(text.title);
  const token = useLinkToken();
  const user = useUser();
  const refusal = useRefusal();
  const download = useMutation({ mutationFn: downloadData });
  const { error } = download;
  if (!token || (error instanceof ApiError && error.code === 'data-link-over')) {
    return <OutcomeFrame title={text.overTitle} text={text.over} to="/profile" label={text.profile} />;
  }
  if (!user) return <SignInNeeded title={text.title} text={text.signIn} />;
  return (
    <AccountFrame title={text.title} text={text.lead}>
      <div className="grid gap-5">
        <FormMessage>{error ? refusal(error, text.refusals, text.failed) : undefined}</FormMessage>
        <Button
          size="large"
          wide
          onClick={() => download.mutate(token)}
          isBusy={download.isPending}
          busyLabel={text.downloading}
        >
          {text.download}
        </Button>
        <p role="status">{download.isSuccess && text.done}</p>
      </div>
    </AccountFrame>
  );
}
