import type { Quotation } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { messageOf } from '@print-shop/web-kit';
import { NoteForm } from '@print-shop/web-kit/note-form';
import { useReplyOnQuotation } from './api/use-quotation.ts';
import { useText } from './messages/index.ts';

/** The customer's questions about a quotation, and the answers. */
export function Notes({ quotation: { _id: id, notes } }: { quotation: Quotation }) {
  const text = useText().notes;
  const reply = useReplyOnQuotation(id);
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
      <NoteForm
        text={{ ...text, label: text.reply }}
        isBusy={reply.isPending}
        fault={reply.error ? messageOf(reply.error, text.failed) : undefined}
        onSend={(words, clear) => reply.mutate(words, { onSuccess: clear })}
      />
    </section>
  );
}
