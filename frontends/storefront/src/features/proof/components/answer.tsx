import { Button, Checkbox, Dialog, Field, FormMessage, Input, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
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

/** The approval, in two steps where a code is wanted: the first requests it by email. */
function Approve({ token, version, needsCode, customerName }: AnswerProps) {
  const text = useText();
  const ask = useAskCode(token);
  const approve = useApprove(token);
  const form = useForm({ defaultValues: { name: customerName, hasChecked: false, code: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  // A code is for one version, and still counts when another one is refused.
  const [sentFor, setSentFor] = useState<number>();
  const onSuccess = () => setSentFor(version);
  const isCodeSent = sentFor === version;
  const isCodeNext = needsCode && !isCodeSent;
  const error = approve.error ?? ask.error;
  const failure = error ? messageOf(error, text.notDone) : undefined;
  // Each names a part that is missing; a rejected one has words of its own.
  const isIncomplete = errors.name?.type === 'validate' || errors.hasChecked?.type === 'validate';
  const submit = sendForm(form, {
    mutate: ({ name, code }: { name: string; code: string }, { onError }) =>
      isCodeNext
        ? ask.mutate(version, { onSuccess, onError })
        : approve.mutate({ version, name, ...(needsCode ? { code } : {}) }, { onError }),
  });
  const renew = () => {
    approve.reset();
    ask.mutate(version, { onSuccess });
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field label={text.name} error={errors.name?.message}>
        <Input
          required
          autoComplete="name"
          maxLength={100}
          {...register('name', { validate: (name) => name.trim() !== '' })}
        />
      </Field>
      <Checkbox label={text.checked} {...register('hasChecked', { validate: (isChecked) => isChecked })} />
      <p className="text-ink-soft text-small">{text.colours}</p>
      {isCodeNext && <p className="text-ink-soft text-small">{text.codeLead}</p>}
      {isCodeSent && (
        <>
          <p role="status">{text.codeSent}</p>
          <CodeField label={text.code} error={errors.code?.message} {...register('code')} />
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
        <Button tone="quiet" onClick={renew} isBusy={ask.isPending} busyLabel={text.sendingCode}>
          {text.newCode}
        </Button>
      )}
    </form>
  );
}

function ChangesDialog({ token, version, onClose }: { token: string; version: number; onClose: () => void }) {
  const text = useText();
  const ask = useAskForChanges(token);
  const form = useForm({ defaultValues: { text: '' } });
  const mayDrop = useLeaveGuard(form.formState.isDirty);
  const words = useWatch({ control: form.control, name: 'text' });
  const submit = sendForm(form, {
    mutate: (typed: { text: string }, { onError }) =>
      ask.mutate({ version, ...typed }, { onSuccess: onClose, onError }),
  });
  return (
    <Dialog isOpen onClose={() => mayDrop() && onClose()} title={text.changeTitle}>
      <form className="grid gap-5" onSubmit={submit}>
        <Field label={text.changeLabel} hint={text.changeHint} error={form.formState.errors.text?.message}>
          <Textarea rows={5} maxLength={1000} {...form.register('text')} />
        </Field>
        <FormMessage>{ask.error ? messageOf(ask.error, text.notDone) : undefined}</FormMessage>
        <Button type="submit" disabled={!words.trim()} isBusy={ask.isPending} busyLabel={text.changing}>
          {text.changeSend}
        </Button>
      </form>
    </Dialog>
  );
}
