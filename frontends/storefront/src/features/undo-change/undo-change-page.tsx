import { Button, buttonClasses, FormMessage } from '@print-shop/ui';
import { useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { OutcomeFrame } from '../../account-frame/outcome-frame.tsx';
import { useMailedLink } from '../../account-frame/use-mailed-link.ts';
import { undo } from './api/undo.ts';
import { useText } from './messages/index.ts';

/** Where the email about a changed account leads: undoes the change with the token in the address. */
export default function UndoChangePage() {
  usePageTitle(useText().pageTitle);
  const token = useLinkToken();
  return <UndoChange key={token} token={token} />;
}

/** Asks first: programs that look into emails open their links. */
function UndoChange({ token }: { token: string }) {
  const text = useText();
  const { outcome, use } = useMailedLink({ token, overCode: 'undo-link-over', text });
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    setIsBusy(true);
    await use(() => undo(token));
    setIsBusy(false);
  };

  if (outcome === 'over') {
    return <OutcomeFrame title={text.overTitle} text={text.over} to="/contact" label={text.contact} />;
  }
  if (outcome && 'done' in outcome) {
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
  return (
    <AccountFrame title={text.title} text={text.lead}>
      <div className="grid gap-5">
        <FormMessage>{outcome?.failure}</FormMessage>
        <Button size="large" wide onClick={start} isBusy={isBusy} busyLabel={text.undoing}>
          {text.undo}
        </Button>
      </div>
    </AccountFrame>
  );
}
