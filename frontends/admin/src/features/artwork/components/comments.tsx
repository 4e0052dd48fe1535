import type { Proof } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { messageOf } from '@print-shop/web-kit';
import { NoteForm } from '@print-shop/web-kit/note-form';
import { useReplyOnProof } from '../api/use-proof-change.ts';
import { useText } from '../messages/index.ts';

export function Comments({
  proof: { _id: id, notes, versions, state },
  mayWrite,
}: {
  proof: Proof;
  mayWrite: boolean;
}) {
  const text = useText().notes;
  const reply = useReplyOnProof(id);
  if (versions.length === 0 || (state === 'cancelled' && notes.length === 0)) return null;
  return (
    <section aria-labelledby="comments" className="grid content-start gap-4 rounded border border-rule bg-sheet p-5">
      <h2 id="comments" className="font-bold">
        {text.title}
      </h2>
      {notes.length > 0 && (
        <ol className="grid gap-3">
          {notes.map(({ by, name, text: said, at, version, pin }, index) => (
            <li key={at + by + said} className="border-rule border-l-4 pl-4">
              <p className="text-caption text-ink-soft">
                {index + 1}. {by === 'customer' ? text.customer : name}, {formatDateTime(at)},{' '}
                {text.on(version, pin?.page)}
              </p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{said}</p>
            </li>
          ))}
        </ol>
      )}
      {mayWrite && state !== 'cancelled' && (
        <NoteForm
          text={{ ...text, label: text.reply }}
          isBusy={reply.isPending}
          fault={reply.error ? messageOf(reply.error, text.failed) : undefined}
          onSend={(words, clear) => reply.mutate(words, { onSuccess: clear })}
        />
      )}
    </section>
  );
}
