import type { Quotation } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { Button, Field, FormMessage, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useReplyOnQuotation } from './api/use-quotation.ts';
import { useText } from './messages/index.ts';

/** The customer's questions about a quotation, and the answers. */
export function Notes({ quotation: { _id: id, notes } }: { quotation: Quotation }) {
  const text = useText().notes;
  const [reply, setReply] = useState('');
  const { mutate, isPending, error } = useReplyOnQuotation(id, () => setReply(''));
  return (
    <section
      aria-labelledby="quotation-notes"
      className="grid gap-4 rounded border border-rule bg-sheet p-5 print:hidden"
    >
      <h2 id="quotation-notes" className="font-bold">
        {text.title}
      </h2>
      {notes.length > 0 && (
        <ol className="grid gap-3">
          {notes.map(({ by, name, text: words, at }) => (
            <li key={at} className="border-rule border-l-4 pl-4">
              <p className="text-caption text-ink-soft">
                {by === 'customer' ? text.customer : name}, {formatDateTime(at)}
              </p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
            </li>
          ))}
        </ol>
      )}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(reply);
        }}
      >
        <Field label={text.reply} hint={text.hint}>
          <Textarea rows={3} maxLength={1000} value={reply} onChange={({ target }) => setReply(target.value)} />
        </Field>
        <FormMessage>{error ? messageOf(error, text.failed) : undefined}</FormMessage>
        <div>
          <Button type="submit" tone="outline" disabled={!reply.trim()} isBusy={isPending} busyLabel={text.sending}>
            {text.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
