import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
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
  const { register, handleSubmit, setFocus } = useForm({ defaultValues: { code: '' } });
  const { fault, setFault, isBusy, attempt } = useAttempt(onOver);
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(
    async ({ code }) => {
      const isTaken = await attempt(() => onCode(code));
      if (!isTaken) setFocus('code', { shouldSelect: true });
    },
    () => setFault(text.codeRequired),
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormMessage>{fault}</FormMessage>
      <Field label={label} {...(hint ? { hint } : {})}>
        <Input
          {...register('code', { required: true, setValueAs: (typed: string) => typed.trim() })}
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
