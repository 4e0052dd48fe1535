import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Field, Textarea } from './field.tsx';
import { FormMessage } from './form-message.tsx';

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
  const [words, setWords] = useState('');
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(words, () => setWords(''));
      }}
    >
      {children}
      <Field label={text.label} hint={text.hint}>
        <Textarea rows={3} maxLength={LONGEST} value={words} onChange={({ target }) => setWords(target.value)} />
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
