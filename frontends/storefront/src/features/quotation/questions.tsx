import type { SharedQuotation } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { Button, Field, FormMessage, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useAskAbout } from './api/use-answer.ts';
import { useText } from './messages/index.ts';

/** What the customer has asked, what the shop has answered, and the next question. */
export function Questions({ token, notes }: { token: string; notes: SharedQuotation['notes'] }) {
  const { notDone, notes: text } = useText();
  const ask = useAskAbout(token);
  const [question, setQuestion] = useState('');
  return (
    <section aria-labelledby="questions" className="mt-10 grid max-w-[60ch] gap-5">
      <h2 id="questions" className="headline text-lead">
        {text.title}
      </h2>
      {notes.length > 0 && (
        <ol className="grid gap-4">
          {notes.map(({ by, text: words, at }) => (
            <li key={at} className="border-rule border-l-4 pl-4">
              <p className="text-caption text-ink-soft">
                {by === 'customer' ? text.you : text.us}, {formatDateTime(at)}
              </p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
            </li>
          ))}
        </ol>
      )}
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate({ text: question }, { onSuccess: () => setQuestion('') });
        }}
      >
        <Field label={text.label} hint={text.hint}>
          <Textarea rows={3} maxLength={1000} value={question} onChange={({ target }) => setQuestion(target.value)} />
        </Field>
        <FormMessage>{ask.error ? messageOf(ask.error, notDone) : undefined}</FormMessage>
        <div>
          <Button
            type="submit"
            tone="outline"
            disabled={!question.trim()}
            isBusy={ask.isPending}
            busyLabel={text.sending}
          >
            {text.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
