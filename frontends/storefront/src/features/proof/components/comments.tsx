import type { ProofNote, ProofPin } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { Button } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { NoteForm } from '@print-shop/web-kit/note-form';
import { useComment } from '../api/use-proof.ts';
import { useText } from '../messages/index.ts';

interface CommentsProps {
  token: string;
  /** The newest version; 0 before the first. */
  version: number;
  notes: readonly (ProofNote & { number: number })[];
  pin: ProofPin | null;
  /** Nobody waits for comments any more. */
  isOver: boolean;
  onRemovePin: () => void;
}

/** The comments on the proof, and the next comment, about a place of a page or the whole. */
export function Comments({ token, version, notes, pin, isOver, onRemovePin }: CommentsProps) {
  const { notes: text, ...texts } = useText();
  const comment = useComment(token);
  if (isOver && notes.length === 0) return null;
  return (
    <section aria-labelledby="comments" className="grid gap-5">
      <h2 id="comments" className="headline text-lead">
        {text.title}
      </h2>
      {notes.length > 0 && (
        <ol className="grid gap-4">
          {notes.map((note) => (
            <li key={note.number} className="border-rule border-l-4 pl-4">
              <p className="text-caption text-ink-soft">
                {note.number}. {note.by === 'customer' ? text.you : text.us}, {formatDateTime(note.at)},{' '}
                {text.on(note.version, note.pin?.page)}
              </p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
            </li>
          ))}
        </ol>
      )}
      {!isOver && (
        <NoteForm
          text={text}
          isBusy={comment.isPending}
          fault={comment.error ? messageOf(comment.error, texts.notDone) : undefined}
          onSend={(words, clear) => {
            const onSuccess = () => {
              clear();
              onRemovePin();
            };
            comment.mutate({ version, text: words, pin }, { onSuccess });
          }}
        >
          {pin && (
            <p className="flex flex-wrap items-center gap-3 text-small">
              {texts.placedOn(pin.page)}
              <Button tone="quiet" size="small" onClick={onRemovePin}>
                {texts.removePin}
              </Button>
            </p>
          )}
        </NoteForm>
      )}
    </section>
  );
}
