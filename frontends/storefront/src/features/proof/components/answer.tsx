import { Button, Checkbox, Dialog, Field, FormMessage, Input, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useApprove, useAskForChanges } from '../api/use-proof.ts';
import { useText } from '../messages/index.ts';

interface AnswerProps {
  token: string;
  version: number;
  customerName: string;
}

/** How the customer approves the newest version, or sends it back. */
export function Answer({ token, version, customerName }: AnswerProps) {
  const text = useText();
  const approve = useApprove(token);
  const [name, setName] = useState(customerName);
  const [hasChecked, setHasChecked] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [changes, setChanges] = useState(false);
  const failure = approve.error ? messageOf(approve.error, text.notDone) : undefined;
  return (
    <section aria-labelledby="answer" className="grid gap-5 rounded border border-rule bg-sheet p-6">
      <h2 id="answer" className="headline text-lead">
        {text.answer}
      </h2>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const isComplete = hasChecked && name.trim() !== '';
          setIsIncomplete(!isComplete);
          if (isComplete) approve.mutate({ version, name });
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
        <FormMessage>{isIncomplete ? text.needsBoth : failure}</FormMessage>
        <Button type="submit" size="large" wide isBusy={approve.isPending} busyLabel={text.approving}>
          {text.approve}
        </Button>
      </form>
      <Button tone="outline" onClick={() => setChanges(true)}>
        {text.change}
      </Button>
      {changes && <ChangesDialog token={token} version={version} onClose={() => setChanges(false)} />}
    </section>
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
