import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { type SyntheticEvent, useState } from 'react';
import { makePasskey } from './api/passkey.ts';
import { useText } from './messages/index.ts';
import type { StepProps } from './step.ts';
import { useAttempt } from './use-attempt.ts';

export function PasskeySetUp({ ticket, onAdded, onOver }: StepProps) {
  const text = useText();
  const [name, setName] = useState('');
  const { fault, setFault, isBusy, attempt } = useAttempt(onOver);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!name.trim()) return setFault(text.passkeyNameRequired);
    await attempt(async () => onAdded(await makePasskey(ticket, name.trim())));
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p>{text.passkeyLead}</p>
      <FormMessage>{fault}</FormMessage>
      <Field label={text.passkeyName} hint={text.passkeyNameHint}>
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={60} autoComplete="off" />
      </Field>
      <Button type="submit" size="large" isBusy={isBusy} busyLabel={text.passkeyWaiting}>
        {text.makePasskey}
      </Button>
    </form>
  );
}
