import type { SharedQuotation } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { messageOf } from '@print-shop/web-kit';
import { NoteForm } from '@print-shop/web-kit/note-form';
import { useAskAbout } from './api/use-answer.ts';
import { useText } from './messages/index.ts';

/** The customer's questions, the shop's answers, and the next question. */
export function Questions({ token, notes }: { token: string; notes: SharedQuotation['notes'] }) {
  const { notDone, notes: text } = useText();
  const ask = useAskAbout(token);
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
      <NoteForm
        text={text}
        isBusy={ask.isPending}
        fault={ask.error ? messageOf(ask.error, notDone) : undefined}
        onSend={(words, clear) => ask.mutate({ text: words }, { onSuccess: clear })}
      />
    </section>
  );
}
