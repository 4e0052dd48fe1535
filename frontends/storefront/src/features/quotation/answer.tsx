import type { Buyer, SharedQuotation } from '@print-shop/contracts';
import { isKnownBuyer, NO_BUYER } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button, Dialog, Field, FormMessage, Input, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BuyerFields } from '../../buyer/buyer-fields.tsx';
import { useText as useBuyerText } from '../../buyer/messages/index.ts';
import { CodeField } from '../../order-parts/code-field.tsx';
import { useAccept, useAskCode, useDecline } from './api/use-answer.ts';
import { useText } from './messages/index.ts';

interface AnswerProps {
  token: string;
  quotation: SharedQuotation;
}

/** How the customer accepts, by a code that is emailed to them, or declines. */
export function Answer({ token, quotation }: AnswerProps) {
  const text = useText();
  const [declines, setDeclines] = useState(false);
  return (
    <section aria-labelledby="accept" className="grid gap-5 rounded border border-rule bg-sheet p-6">
      <h2 id="accept" className="headline text-lead">
        {text.accept}
      </h2>
      <Accept token={token} quotation={quotation} />
      <Button tone="quiet" onClick={() => setDeclines(true)}>
        {text.decline}
      </Button>
      {declines && <DeclineDialog token={token} onClose={() => setDeclines(false)} />}
    </section>
  );
}

interface Acceptance {
  name: string;
  code: string;
  buyer: Buyer;
}

function Accept({ token, quotation }: AnswerProps) {
  const { sentTo, customerName, grandTotal, revision, buyer: known = NO_BUYER } = quotation;
  const text = useText();
  const buyerText = useBuyerText();
  const ask = useAskCode(token);
  // The first code still counts when another one is refused.
  const [isSent, setSent] = useState(false);
  const accept = useAccept(token);
  const form = useForm<Acceptance>({ defaultValues: { name: customerName, code: '', buyer: known } });
  const { control, register, getValues, setValue, formState } = form;
  const { errors, isDirty } = formState;
  useLeaveGuard(isDirty && !accept.isSuccess);
  const buyer = useWatch({ control, name: 'buyer' });
  const fault = accept.error ?? ask.error;
  const said = errors.buyer ? buyerText.check : fault && messageOf(fault, text.notDone);
  const failure = <FormMessage>{said || undefined}</FormMessage>;
  const submit = sendForm(form, {
    mutate: ({ buyer, ...typed }: Acceptance, { onError }) => {
      const isSaid = isKnownBuyer(buyer) || isKnownBuyer(known);
      accept.mutate({ ...typed, revision, ...(isSaid ? { buyer } : {}) }, { onError });
    },
  });
  const askCode = () => {
    accept.reset();
    ask.mutate(undefined, { onSuccess: () => setSent(true) });
  };
  const send = (tone: 'action' | 'quiet', label: string) => (
    <Button tone={tone} size="large" wide onClick={askCode} isBusy={ask.isPending} busyLabel={text.sending}>
      {label}
    </Button>
  );
  if (!isSent)
    return (
      <>
        <p className="[overflow-wrap:anywhere]">{text.acceptLead(sentTo)}</p>
        {failure}
        {send('action', text.sendCode)}
      </>
    );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p role="status" className="[overflow-wrap:anywhere]">
        {text.sent(sentTo)}
      </p>
      <Field label={text.name} error={errors.name?.message}>
        <Input required autoComplete="name" maxLength={100} {...register('name')} />
      </Field>
      <CodeField label={text.code} error={errors.code?.message} {...register('code')} />
      <BuyerFields
        buyer={buyer}
        onChange={(change) => setValue('buyer', change(getValues('buyer')), { shouldDirty: true })}
        errors={errors.buyer}
        isOpen={isKnownBuyer(known)}
      />
      {failure}
      <Button type="submit" size="large" wide isBusy={accept.isPending} busyLabel={text.confirming}>
        {text.confirm(formatRupees(grandTotal))}
      </Button>
      {send('quiet', text.newCode)}
    </form>
  );
}

function DeclineDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const text = useText();
  const decline = useDecline(token);
  const form = useForm({ defaultValues: { reason: '' } });
  const mayDrop = useLeaveGuard(form.formState.isDirty);
  return (
    <Dialog isOpen onClose={() => mayDrop() && onClose()} title={text.declineTitle}>
      <form className="grid gap-5" onSubmit={sendForm(form, decline, { onSuccess: onClose })}>
        <Field label={text.reason} hint={text.reasonHint} error={form.formState.errors.reason?.message}>
          <Textarea rows={4} maxLength={500} {...form.register('reason')} />
        </Field>
        <FormMessage>{decline.error ? messageOf(decline.error, text.notDone) : undefined}</FormMessage>
        <Button type="submit" tone="danger" isBusy={decline.isPending} busyLabel={text.declining}>
          {text.declineNow}
        </Button>
      </form>
    </Dialog>
  );
}
