import { Button, Field, FormMessage, Textarea } from '@print-shop/ui';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';

/** The longest note that the shop takes, in characters. */
const LONGEST = 1000;

interface NoteFormProps {
  text: { label: string; hint: string; send: string; sending: string };
  /** Calls `clear` once the note is sent. */
  onSend: (words: string, clear: () => void) => void;
  isBusy: boolean;
  fault: string | undefined;
  /** The parts of the note besides its words. */
  children?: ReactNode;
}

/** One note to the other side: a question, a comment or an answer. */
export function NoteForm({ text, onSend, isBusy, fault, children }: NoteFormProps) {
  const { control, register, handleSubmit, reset, formState } = useForm({ defaultValues: { words: '' } });
  useLeaveGuard(formState.isDirty && !isBusy);
  const words = useWatch({ control, name: 'words' });
  return (
    <form className="grid gap-4" onSubmit={handleSubmit((typed) => onSend(typed.words, () => reset()))}>
      {children}
      <Field label={text.label} hint={text.hint}>
        <Textarea rows={3} maxLength={LONGEST} {...register('words')} />
      </Field>
      <FormMessage>{fault}</FormMessage>
      <div>
        <Button type="submit" tone="outline" disabled={!words.trim()} isBusy={isBusy} busyLabel={text.sending}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
