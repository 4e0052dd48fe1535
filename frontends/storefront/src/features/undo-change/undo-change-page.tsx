import { Button, buttonClasses, FormMessage } from '@print-shop/ui';
import { ApiError, session, useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { useRefusal } from '../../account-frame/use-refusal.ts';
import { undo } from './api/undo.ts';
import { useText } from './messages/index.ts';

type Outcome = 'busy' | 'done' | 'over' | { failure: string };

/** Where the mail about a changed account leads: undoes the change with the token in the address. */
export default function UndoChangePage() {
  usePageTitle(useText().pageTitle);
  const token = useLinkToken();
  return <UndoChange key={token} token={token} />;
}

/** Asks first: programs that look into mails open their links. */
function UndoChange({ token }: { token: string }) {
  const text = useText();
  const refusal = useRefusal();
  const [outcome, setOutcome] = useState<Outcome | undefined>(token ? undefined : 'over');

  const start = async () => {
    setOutcome('busy');
    try {
      await undo(token);
      session.signOut();
      setOutcome('done');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'undo-link-over') setOutcome('over');
      else setOutcome({ failure: refusal(error, text.refusals, text.failed) });
    }
  };

  if (outcome === 'done') {
    return (
      <AccountFrame title={text.doneTitle} text={text.done}>
        <div className="grid gap-3">
          <Link to="/forgot-password" className={buttonClasses({ size: 'large', className: 'w-full' })}>
            {text.newPassword}
          </Link>
          <Link to="/signin" className={buttonClasses({ tone: 'outline', size: 'large', className: 'w-full' })}>
            {text.signIn}
          </Link>
        </div>
      </AccountFrame>
    );
  }
  if (outcome === 'over') {
    return (
      <AccountFrame title={text.overTitle} text={text.over}>
        <Link to="/contact" className={buttonClasses({ size: 'large', className: 'w-full' })}>
          {text.contact}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={text.title} text={text.lead}>
      <div className="grid gap-5">
        <FormMessage>{typeof outcome === 'object' ? outcome.failure : undefined}</FormMessage>
        <Button size="large" wide onClick={start} isBusy={outcome === 'busy'} busyLabel={text.undoing}>
          {text.undo}
        </Button>
      </div>
    </AccountFrame>
  );
}
