import { Button, FormMessage, Spinner } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { RecoveryCodes, SetUpSecondFactor } from '@print-shop/web-kit/second-factor';
import { type ReactNode, useState } from 'react';
import { useStaffText } from '../../../messages/index.ts';
import {
  dropApp,
  dropPasskey,
  newCodes,
  openSetUp,
  useOwnerAction,
  useSecondFactor,
  useSecondFactorChanged,
} from '../api/second-factor.ts';
import { useText } from '../messages/index.ts';
import { FactorList, type SecondFactors } from './factor-list.tsx';

type Message = { tone: 'good' | 'bad'; text: string };
/** Shown in place of the list meanwhile. */
type Step = { kind: 'set-up'; ticket: string } | { kind: 'codes'; codes: readonly string[] };

function Frame({ children }: { children: ReactNode }) {
  const { title } = useText().secondFactor;
  return (
    <section aria-labelledby="second-factor" className="grid max-w-xl gap-4 rounded border border-rule bg-sheet p-5">
      <h2 id="second-factor" className="font-bold text-lead">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Manage({ factors }: { factors: SecondFactors }) {
  const text = useText().secondFactor;
  const { cancel } = useStaffText();
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
      onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, text.actionFailed) }),
    });
  };
  const remove =
    (drop: typeof dropApp, removed: string): Parameters<typeof act>[0] =>
    async (proof) => {
      await drop(proof);
      setMessage({ tone: 'good', text: removed });
    };

  if (step?.kind === 'codes') return <RecoveryCodes codes={step.codes} onSaved={() => end()} />;
  if (step?.kind === 'set-up') {
    return (
      <SetUpSecondFactor
        ticket={step.ticket}
        methods={factors.hasPasskeys ? ['totp', 'passkey'] : ['totp']}
        onDone={() => end({ tone: 'good', text: text.added })}
        onOver={(reason) => end({ tone: 'bad', text: reason })}
        leave={
          <Button tone="quiet" size="small" className="justify-self-start" onClick={() => end()}>
            {cancel}
          </Button>
        }
      />
    );
  }
  const hasOne = factors.totp !== null || factors.passkeys.length > 0;
  return (
    <>
      <p className="text-ink-soft text-small">{hasOne ? text.leadWithOne : text.leadWithout}</p>
      <FormMessage tone={message?.tone ?? 'good'}>{message?.text}</FormMessage>
      <FactorList
        factors={factors}
        isBusy={action.isPending}
        onRemoveApp={() => act(remove(dropApp, text.appRemoved))}
        onRemovePasskey={(id) => act(remove(dropPasskey(id), text.passkeyRemoved))}
        onNewCodes={() => act(async (proof) => setStep({ kind: 'codes', codes: await newCodes(proof) }))}
      />
      <Button
        tone={hasOne ? 'outline' : 'action'}
        className="justify-self-start"
        isBusy={action.isPending}
        onClick={() => act(async (proof) => setStep({ kind: 'set-up', ticket: await openSetUp(proof) }))}
      >
        {hasOne ? text.addOrReplace : text.setUp}
      </Button>
      {action.dialog}
    </>
  );
}

export function SecondFactor() {
  const text = useText().secondFactor;
  const query = useSecondFactor();
  return (
    <Frame>
      <Region query={query} loading={<Spinner />} failed={text.failed}>
        {(factors) => <Manage factors={factors} />}
      </Region>
    </Frame>
  );
}
