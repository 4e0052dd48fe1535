import type { SecondFactorAsked, SecondFactorMethod, User } from '@print-shop/contracts';
import { Button, FormMessage } from '@print-shop/ui';
import { CodeForm, SetUpSecondFactor, showPasskey, useAttempt } from '@print-shop/web-kit/second-factor';
import { type ReactNode, useState } from 'react';
import { prove, startPasskey } from '../api/prove.ts';
import { useText } from '../messages/index.ts';

export interface SecondStepProps {
  asked: SecondFactorAsked;
  onSignedIn: (user: User, token: string) => void;
  /** The ticket has ended, and the page says so. */
  onOver: (why: string) => void;
  /** Cancels the sign-in; offered until it has succeeded. */
  leave: ReactNode;
}

function PasskeyStep({ asked: { ticket }, onSignedIn, onOver }: SecondStepProps) {
  const text = useText().secondStep;
  const { fault, isBusy, attempt } = useAttempt(onOver);
  const use = () =>
    attempt(async () => {
      const { user, token } = await prove({ ticket, passkey: await showPasskey(await startPasskey(ticket)) });
      onSignedIn(user, token);
    });
  return (
    <div className="grid gap-5">
      <FormMessage>{fault}</FormMessage>
      <Button size="large" onClick={use} isBusy={isBusy} busyLabel={text.passkeyWaiting}>
        {text.usePasskey}
      </Button>
    </div>
  );
}

/** One kind of second factor, with the others to choose from. */
function Show(props: SecondStepProps) {
  const { asked, onSignedIn, onOver } = props;
  const text = useText().secondStep;
  const [way, setWay] = useState<SecondFactorMethod>(asked.methods[0] ?? 'recovery-code');
  const onCode = async (code: string) => {
    const { user, token } = await prove({ ticket: asked.ticket, code });
    onSignedIn(user, token);
  };
  const form = { onCode, onOver, submitLabel: text.signIn };
  return (
    <>
      {way === 'totp' && <CodeForm key={way} label={text.code} hint={text.codeHint} isDigits {...form} />}
      {way === 'passkey' && <PasskeyStep {...props} />}
      {way === 'recovery-code' && (
        <CodeForm key={way} label={text.recoveryCode} hint={text.recoveryCodeHint} {...form} />
      )}
      <div className="mt-4 grid justify-items-center gap-1">
        {asked.methods
          .filter((method) => method !== way)
          .map((method) => (
            <Button key={method} tone="quiet" size="small" className="text-action" onClick={() => setWay(method)}>
              {text.instead[method]}
            </Button>
          ))}
      </div>
      {props.leave}
    </>
  );
}

/** The second factors of staff, or their set-up where there is none yet. */
export default function SecondStep(props: SecondStepProps) {
  const { asked, onSignedIn, onOver, leave } = props;
  if (!asked.setUp) return <Show {...props} />;
  return (
    <SetUpSecondFactor
      ticket={asked.ticket}
      methods={asked.methods}
      onOver={onOver}
      leave={leave}
      onDone={({ user, token }) => user && token && onSignedIn(user, token)}
    />
  );
}
