import type { Proof } from '@print-shop/contracts';
import { approveByPhone } from '@print-shop/contracts/client';
import { Button, Field, Input, Textarea } from '@print-shop/ui';
import { call } from '@print-shop/web-kit';
import { useState } from 'react';
import { FormDialog, useFields } from '../../../form-dialog.tsx';
import { useText } from '../messages/index.ts';
import { useProofChange } from './use-proof-change.ts';

/** Notes that the customer approved the open proof by phone. Nothing where none is open. */
export function PhoneApproval({ proof: { _id: id, customer, versions } }: { proof: Proof }) {
  const text = useText().phone;
  const [isOpen, setIsOpen] = useState(false);
  const { values, field } = useFields({ name: customer.name, note: '' });
  const newest = versions.at(-1);
  const version = newest?.version ?? 0;
  const approve = useProofChange(
    id,
    () => call(approveByPhone, { params: { id }, body: { version, ...values } }),
    () => setIsOpen(false),
  );
  if (newest?.state !== 'open') return null;
  return (
    <>
      <Button tone="outline" size="small" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      {isOpen && (
        <FormDialog
          title={text.title(version)}
          lead={text.lead}
          sending={{ ...approve, mutate: () => approve.mutate(undefined) }}
          failed={text.failed}
          submit={text.submit}
          busy={text.busy}
          onClose={() => setIsOpen(false)}
        >
          <Field label={text.name}>
            <Input maxLength={100} {...field('name')} />
          </Field>
          <Field label={text.note}>
            <Textarea rows={3} maxLength={500} {...field('note')} />
          </Field>
        </FormDialog>
      )}
    </>
  );
}
