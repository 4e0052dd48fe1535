import { CUSTOMER_KINDS } from '@print-shop/contracts/client';
import { Button, FormMessage } from '@print-shop/ui';
import { ApiError, messageOf, useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { OutcomeFrame } from '../../account-frame/outcome-frame.tsx';
import { useMessageKinds } from '../../message-kinds/index.ts';
import { useUnsubscribe } from './api/use-unsubscribe.ts';
import { useText } from './messages/index.ts';

const PROFILE = '/profile#messages';

/** Turns one kind of email off by the link in its header, for mail programs that only open it. */
export default function UnsubscribePage() {
  usePageTitle(useText().pageTitle);
  const token = useLinkToken();
  return <Unsubscribe key={token} token={token} />;
}

/** Asks first: programs that look into emails open their links. */
function Unsubscribe({ token }: { token: string }) {
  const text = useText();
  const names = useMessageKinds();
  // The server checks the signature behind it.
  const kind = CUSTOMER_KINDS.find((one) => one === token.split('.')[1]);
  const { mutate, isPending, isSuccess, error } = useUnsubscribe(token);
  const code = error instanceof ApiError ? error.code : undefined;
  if (!kind || code === 'link-over')
    return <OutcomeFrame title={text.overTitle} text={text.over} to={PROFILE} label={text.profile} />;
  if (code === 'kind-required')
    return <OutcomeFrame title={text.requiredTitle} text={text.required} to={PROFILE} label={text.profile} />;
  if (isSuccess) return <OutcomeFrame title={text.doneTitle} text={text.done} to={PROFILE} label={text.profile} />;
  return (
    <AccountFrame title={text.title} text={text.lead(names[kind])}>
      <div className="grid gap-5">
        <FormMessage>{error ? messageOf(error, text.failed) : undefined}</FormMessage>
        <Button size="large" wide onClick={() => mutate()} isBusy={isPending} busyLabel={text.stopping}>
          {text.stop}
        </Button>
      </div>
    </AccountFrame>
  );
}
