import type { Proof } from '@print-shop/contracts';
import { approveByPhone } from '@print-shop/contracts/client';
import { Button, Dialog, Field, FormMessage, Input, Textarea } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useText } from '../messages/index.ts';
import { useProofChange } from './use-proof-change.ts';

/** Notes that the customer approved the open proof by phone. Nothing where none is open. */
export function PhoneApproval({ proof: { _id: id, customer, versions } }: { proof: Proof }) {
  const text = useText().phone;
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState(customer.name);
  const [note, setNote] = useState('');
  const newest = versions.at(-1);
  const version = newest?.version ?? 0;
  const approve = useProofChange(
    id,
    () => call(approveByPhone, { params: { id }, body: { version, name, note } }),
    () => setIsOpen(false),
  );
  if (newest?.state !== 'open') return null;
  return (
    <>
      <Button tone="outline" size="small" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text.title(version)} description={text.lead}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            approve.mutate(undefined);
          }}
        >
          <Field label={text.name}>
            <Input maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Field label={text.note}>
            <Textarea rows={3} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <FormMessage>{approve.error ? messageOf(approve.error, text.failed) : undefined}</FormMessage>
          <Button type="submit" isBusy={approve.isPending} busyLabel={text.busy}>
            {text.submit}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
