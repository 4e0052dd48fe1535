import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useText } from './messages/index.ts';
import { useAttempt } from './use-attempt.ts';

interface CodeFormProps {
  label: string;
  hint?: string;
  /** Whether the code is an app's digits; otherwise a recovery code. */
  isDigits?: boolean;
  submitLabel: string;
  /** Sends the code; rejects with the server's refusal. */
  onCode: (code: string) => Promise<void>;
  /** Called when the ticket has ended. */
  onOver: (why: string) => void;
}

/** One field for a code that is pasted, typed or filled in by the phone. It keeps the focus after a wrong code. */
export function CodeForm({ label, hint, isDigits = false, submitLabel, onCode, onOver }: CodeFormProps) {
  const text = useText();
  const [code, setCode] = useState('');
  const { fault, setFault, isBusy, attempt } = useAttempt(onOver);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!code.trim()) return setFault(text.codeRequired);
    const isTaken = await attempt(() => onCode(code.trim()));
    if (!isTaken) field.current?.select();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormMessage>{fault}</FormMessage>
      <Field label={label} {...(hint ? { hint } : {})}>
        <Input
          ref={field}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          inputMode={isDigits ? 'numeric' : 'text'}
          autoComplete={isDigits ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={Boolean(fault) || undefined}
          className="tracking-widest"
        />
      </Field>
      <Button type="submit" size="large" isBusy={isBusy} busyLabel={text.checking}>
        {submitLabel}
      </Button>
    </form>
  );
}
