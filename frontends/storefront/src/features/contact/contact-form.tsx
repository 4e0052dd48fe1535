import { zodResolver } from '@hookform/resolvers/zod';
import { contactMessageBody } from '@print-shop/contracts/schemas';
import { Button, Field, FormMessage, Input, Textarea } from '@print-shop/ui';
import { useShop } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRefusal } from '../../account-frame/use-refusal.ts';
import { ConsentNote } from '../../consent/consent-note.tsx';
import { sendMessage } from './api/send-message.ts';
import { en } from './messages/en.ts';
import { useText } from './messages/index.ts';

const SEND_MS = 2000;
const SUCCESS_MS = 5000;
const EMPTY = { name: '', email: '', message: '', website: '' };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The message form. It waits two seconds and thanks, as specified; nothing is sent anywhere unless the shop keeps messages, and
 * then the visitor sees the same.
 */
export function ContactForm() {
  const text = useText();
  const refusal = useRefusal();
  const { keepsMessages } = useShop();
  const [outcome, setOutcome] = useState<'sent' | { failure: string }>();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(contactMessageBody),
    defaultValues: EMPTY,
  });
  const { errors, isDirty, isSubmitting } = formState;
  useLeaveGuard(isDirty && !isSubmitting);
  useEffect(() => {
    if (outcome !== 'sent') return;
    const timer = setTimeout(() => setOutcome(undefined), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const submit = handleSubmit(async (message) => {
    setOutcome(undefined);
    try {
      await Promise.all([pause(SEND_MS), keepsMessages && sendMessage(message)]);
      reset(EMPTY);
      setOutcome('sent');
    } catch (error) {
      setOutcome({ failure: refusal(error, text.refusals, text.failed) });
    }
  });

  // The contract's messages are English; their words distinguish a missing value from a malformed one.
  const { name, email, message } = errors;
  const nameFault = name && (name.message === en.faults.name ? text.faults.name : text.faults.tooLong);
  const emailFault = email && (email.message === en.faults.noEmail ? text.faults.noEmail : text.faults.email);
  const messageFault = message && (message.message === en.faults.message ? text.faults.message : text.faults.tooLong);

  return (
    <form onSubmit={submit} noValidate className="relative grid gap-5 self-start bg-sheet p-5 shadow-sheet sm:p-8">
      <h2 className="headline text-lead">{text.formTitle}</h2>
      <FormMessage tone="good">{outcome === 'sent' ? text.thanks : undefined}</FormMessage>
      <FormMessage>{typeof outcome === 'object' ? outcome.failure : undefined}</FormMessage>
      <Field label={text.name} error={nameFault}>
        <Input autoComplete="name" required {...register('name')} />
      </Field>
      <Field label={text.emailAddress} error={emailFault}>
        <Input type="email" autoComplete="email" required {...register('email')} />
      </Field>
      <Field label={text.message} error={messageFault}>
        <Textarea rows={6} required {...register('message')} />
      </Field>
      <div hidden>
        <Field label={text.website}>
          <Input autoComplete="off" tabIndex={-1} {...register('website')} />
        </Field>
      </div>
      <Button type="submit" size="large" isBusy={isSubmitting} busyLabel={text.sending}>
        {text.send}
      </Button>
      {keepsMessages && <ConsentNote by="writing" />}
    </form>
  );
}
