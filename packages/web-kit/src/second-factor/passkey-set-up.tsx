import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { useForm } from 'react-hook-form';
import { makePasskey } from './api/passkey.ts';
import { useText } from './messages/index.ts';
import type { StepProps } from './step.ts';
import { useAttempt } from './use-attempt.ts';

export function PasskeySetUp({ ticket, onAdded, onOver }: StepProps) {
  const text = useText();
  const { register, handleSubmit } = useForm({ defaultValues: { name: '' } });
  const { fault, setFault, isBusy, attempt } = useAttempt(onOver);

  const submit = handleSubmit(
    async ({ name }) => {
      await attempt(async () => onAdded(await makePasskey(ticket, name)));
    },
    () => setFault(text.passkeyNameRequired),
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p>{text.passkeyLead}</p>
      <FormMessage>{fault}</FormMessage>
      <Field label={text.passkeyName} hint={text.passkeyNameHint}>
        <Input
          maxLength={60}
          autoComplete="off"
          {...register('name', { required: true, setValueAs: (typed: string) => typed.trim() })}
        />
      </Field>
      <Button type="submit" size="large" isBusy={isBusy} busyLabel={text.passkeyWaiting}>
        {text.makePasskey}
      </Button>
    </form>
  );
}
