import type { Proof } from '@print-shop/contracts';
import { replyOnProof } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Button, Field, FormMessage, Textarea } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useText } from '../messages/index.ts';
import { useProofChange } from './use-proof-change.ts';

/** What the customer has commented, and the answers. */
export function Comments({ proof: { _id: id, notes, versions }, mayWrite }: { proof: Proof; mayWrite: boolean }) {
  const text = useText().notes;
  const [words, setWords] = useState('');
  const reply = useProofChange(
    id,
    () => call(replyOnProof, { params: { id }, body: { text: words } }),
    () => setWords(''),
  );
  if (versions.length === 0) return null;
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
      {mayWrite && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            reply.mutate(undefined);
          }}
        >
          <Field label={text.reply} hint={text.hint}>
            <Textarea rows={3} maxLength={1000} value={words} onChange={({ target }) => setWords(target.value)} />
          </Field>
          <FormMessage>{reply.error ? messageOf(reply.error, text.failed) : undefined}</FormMessage>
          <div>
            <Button
              type="submit"
              tone="outline"
              disabled={!words.trim()}
              isBusy={reply.isPending}
              busyLabel={text.sending}
            >
              {text.send}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
