import type { ArtworkFile, Proof } from '@print-shop/contracts';
import { sendProof } from '@print-shop/contracts/client';
import { Button, Field, FormMessage, Textarea, toast } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useText } from '../messages/index.ts';
import { isBeingMade, useProofChange } from './use-proof-change.ts';

/** Sends a checked file to the customer as the next version of the proof. */
export function SendForm({ proof, file }: { proof: Proof; file: ArtworkFile }) {
  const text = useText().send;
  const [note, setNote] = useState('');
  const expectedVersion = proof.versions.length;
  const send = useProofChange(
    proof._id,
    () => call(sendProof, { params: { id: proof._id }, body: { fileId: file._id, note, expectedVersion } }),
    ({ customer, sending }) => {
      if (!sending?.fault) setNote('');
      if (!sending) toast(text.done(customer.email));
    },
  );
  if (proof.sending && isBeingMade(proof))
    return (
      <p role="status" className="border-rule border-t pt-4 [overflow-wrap:anywhere]">
        {text.beingMade(expectedVersion + 1, proof.sending.fileName)}
      </p>
    );
  if (file.worst === 'must') return <p className="font-semibold text-bad">{text.must}</p>;
  return (
    <form
      className="grid gap-3 border-rule border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(undefined);
      }}
    >
      <h3 className="font-bold">{text.title}</h3>
      <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{text.of(file.name)}</p>
      <Field label={text.note} isOptional>
        <Textarea rows={3} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <FormMessage>{send.error ? messageOf(send.error, text.failed) : (proof.sending?.fault ?? undefined)}</FormMessage>
      <div>
        <Button type="submit" isBusy={send.isPending} busyLabel={text.busy}>
          {text.submit(expectedVersion + 1)}
        </Button>
      </div>
    </form>
  );
}
