import { Button, Checkbox, Dialog, Field, FormMessage, Input, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { CodeField } from '../../../order-parts/code-field.tsx';
import { useApprove, useAskCode, useAskForChanges } from '../api/use-proof.ts';
import { useText } from '../messages/index.ts';

interface AnswerProps {
  token: string;
  version: number;
  /** Whether approving takes a code besides the link. */
  needsCode: boolean;
  customerName: string;
}

/** How the customer approves the newest version, or sends it back. */
export function Answer({ token, version, needsCode, customerName }: AnswerProps) {
  const text = useText();
  const [changes, setChanges] = useState(false);
  return (
    <section aria-labelledby="answer" className="grid gap-5 rounded border border-rule bg-sheet p-6">
      <h2 id="answer" className="headline text-lead">
        {text.answer}
      </h2>
      <Approve token={token} version={version} needsCode={needsCode} customerName={customerName} />
      <Button tone="outline" onClick={() => setChanges(true)}>
        {text.change}
      </Button>
      {changes && <ChangesDialog token={token} version={version} onClose={() => setChanges(false)} />}
    </section>
  );
}

/** The approval, in two steps where a code is wanted: the first has it mailed. */
function Approve({ token, version, needsCode, customerName }: AnswerProps) {
  const text = useText();
  const ask = useAskCode(token);
  const approve = useApprove(token);
  const [name, setName] = useState(customerName);
  const [hasChecked, setHasChecked] = useState(false);
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  // A code is for one version.
  const isCodeSent = ask.isSuccess && ask.variables === version;
  const isCodeNext = needsCode && !isCodeSent;
  const error = approve.error ?? ask.error;
  const failure = error ? messageOf(error, text.notDone) : undefined;
  const submit = () => {
    const isComplete = hasChecked && name.trim() !== '';
    setIsIncomplete(!isComplete);
    if (!isComplete) return;
    if (isCodeNext) ask.mutate(version);
    else approve.mutate({ version, name, ...(needsCode ? { code } : {}) });
  };
  const renew = () => {
    approve.reset();
    ask.mutate(version);
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={text.name}>
        <Input
          required
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Checkbox label={text.checked} checked={hasChecked} onChange={({ target }) => setHasChecked(target.checked)} />
      <p className="text-ink-soft text-small">{text.colours}</p>
      {isCodeNext && <p className="text-ink-soft text-small">{text.codeLead}</p>}
      {isCodeSent && (
        <>
          <p role="status">{text.codeSent}</p>
          <CodeField label={text.code} value={code} onChange={setCode} />
        </>
      )}
      <FormMessage>{isIncomplete ? text.needsBoth : failure}</FormMessage>
      <Button
        type="submit"
        size="large"
        wide
        isBusy={approve.isPending || (isCodeNext && ask.isPending)}
        busyLabel={isCodeNext ? text.sendingCode : text.approving}
      >
        {isCodeNext ? text.sendCode : text.approve}
      </Button>
      {isCodeSent && (
        <Button tone="quiet" onClick={renew}>
          {text.newCode}
        </Button>
      )}
    </form>
  );
}

function ChangesDialog({ token, version, onClose }: { token: string; version: number; onClose: () => void }) {
  const text = useText();
  const ask = useAskForChanges(token);
  const [words, setWords] = useState('');
  return (
    <Dialog isOpen onClose={onClose} title={text.changeTitle}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate({ version, text: words }, { onSuccess: onClose });
        }}
      >
        <Field label={text.changeLabel} hint={text.changeHint}>
          <Textarea rows={5} maxLength={1000} value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <FormMessage>{ask.error ? messageOf(ask.error, text.notDone) : undefined}</FormMessage>
        <Button type="submit" disabled={!words.trim()} isBusy={ask.isPending} busyLabel={text.changing}>
          {text.changeSend}
        </Button>
      </form>
    </Dialog>
  );
}
