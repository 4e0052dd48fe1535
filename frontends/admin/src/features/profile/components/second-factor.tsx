import { Button, ErrorState, FormMessage, Spinner } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { RecoveryCodes, SetUpSecondFactor } from '@print-shop/web-kit/second-factor';
import { type ReactNode, useState } from 'react';
import {
  dropApp,
  dropPasskey,
  newCodes,
  openSetUp,
  useOwnerAction,
  useSecondFactor,
  useSecondFactorChanged,
} from '../api/second-factor.ts';
import { FactorList, type SecondFactors } from './factor-list.tsx';

type Message = { tone: 'good' | 'bad'; text: string };
/** What takes the place of the list meanwhile. */
type Step = { kind: 'set-up'; ticket: string } | { kind: 'codes'; codes: readonly string[] };

function Frame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="second-factor" className="grid max-w-xl gap-4 rounded border border-rule bg-sheet p-5">
      <h2 id="second-factor" className="font-bold text-lead">
        Second factor
      </h2>
      {children}
    </section>
  );
}

function Manage({ factors }: { factors: SecondFactors }) {
  const action = useOwnerAction();
  const changed = useSecondFactorChanged();
  const [step, setStep] = useState<Step>();
  const [message, setMessage] = useState<Message>();
  const end = (next?: Message) => {
    setStep(undefined);
    setMessage(next);
    changed();
  };
  const act = (run: Parameters<typeof action.mutate>[0]) => {
    setMessage(undefined);
    action.mutate(run, {
      onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, 'That did not work. Please try again.') }),
    });
  };
  const remove =
    (drop: typeof dropApp, what: string): Parameters<typeof act>[0] =>
    async (proof) => {
      await drop(proof);
      setMessage({ tone: 'good', text: `${what} is removed.` });
    };

  if (step?.kind === 'codes') return <RecoveryCodes codes={step.codes} onSaved={() => end()} />;
  if (step?.kind === 'set-up') {
    return (
      <SetUpSecondFactor
        ticket={step.ticket}
        methods={factors.hasPasskeys ? ['totp', 'passkey'] : ['totp']}
        onDone={() => end({ tone: 'good', text: 'Your second factor is added.' })}
        onOver={(text) => end({ tone: 'bad', text })}
        leave={
          <Button tone="quiet" size="small" className="justify-self-start" onClick={() => end()}>
            Cancel
          </Button>
        }
      />
    );
  }
  const hasOne = factors.totp !== null || factors.passkeys.length > 0;
  return (
    <>
      <p className="text-ink-soft text-small">
        {hasOne
          ? 'When you sign in, you show one of these beside your password.'
          : 'Protect your account: beside your password, you show a code of an app or a passkey when you sign in.'}
      </p>
      <FormMessage tone={message?.tone ?? 'good'}>{message?.text}</FormMessage>
      <FactorList
        factors={factors}
        isBusy={action.isPending}
        onRemoveApp={() => act(remove(dropApp, 'The authenticator app'))}
        onRemovePasskey={(id) => act(remove(dropPasskey(id), 'The passkey'))}
        onNewCodes={() => act(async (proof) => setStep({ kind: 'codes', codes: await newCodes(proof) }))}
      />
      <Button
        tone={hasOne ? 'outline' : 'action'}
        className="justify-self-start"
        isBusy={action.isPending}
        onClick={() => act(async (proof) => setStep({ kind: 'set-up', ticket: await openSetUp(proof) }))}
      >
        {hasOne ? 'Add or replace' : 'Set up'}
      </Button>
      {action.dialog}
    </>
  );
}

/** What staff show beside the password: apps, passkeys, recovery codes. */
export function SecondFactor() {
  const { data, isPending, error, refetch } = useSecondFactor();
  return (
    <Frame>
      {isPending && <Spinner />}
      {error && <ErrorState title="The second factors could not be loaded." onRetry={() => refetch()} />}
      {data && <Manage factors={data} />}
    </Frame>
  );
}
