import type { ArtworkFile, Proof } from '@print-shop/contracts';
import { Button, Field, FormMessage, Textarea, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useForm } from 'react-hook-form';
import { isBeingMade, useSendProof } from '../api/use-proof-change.ts';
import { useText } from '../messages/index.ts';

/** Sends a checked file to the customer as the next version of the proof. */
export function SendForm({ proof, file }: { proof: Proof; file: ArtworkFile }) {
  const text = useText().send;
  const form = useForm({ defaultValues: { note: '' } });
  const expectedVersion = proof.versions.length;
  const send = useSendProof(proof._id, { fileId: file._id, expectedVersion }, ({ customer, sending }) => {
    if (!sending?.fault) form.reset();
    if (!sending) toast(text.done(customer.email));
  });
  useLeaveGuard(form.formState.isDirty && !send.isPending);
  if (proof.sending && isBeingMade(proof))
    return (
      <p role="status" className="border-rule border-t pt-4 [overflow-wrap:anywhere]">
        {text.beingMade(expectedVersion + 1, proof.sending.fileName)}
      </p>
    );
  if (file.worst === 'must') return <p className="font-semibold text-bad">{text.must}</p>;
  return (
    <form className="grid gap-3 border-rule border-t pt-4" onSubmit={sendForm(form, send)}>
      <h3 className="font-bold">{text.title}</h3>
      <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{text.of(file.name)}</p>
      <Field label={text.note} isOptional error={form.formState.errors.note?.message}>
        <Textarea rows={3} maxLength={1000} {...form.register('note')} />
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
