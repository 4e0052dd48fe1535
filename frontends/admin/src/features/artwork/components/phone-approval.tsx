import type { Proof } from '@print-shop/contracts';
import { Button, Field, Input, Textarea } from '@print-shop/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../form-dialog.tsx';
import { useApproveByPhone } from '../api/use-proof-change.ts';
import { useText } from '../messages/index.ts';

/** Notes that the customer approved the open proof by phone. Nothing where none is open. */
export function PhoneApproval({ proof: { _id: id, customer, versions } }: { proof: Proof }) {
  const text = useText().phone;
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({ defaultValues: { name: customer.name, note: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  const newest = versions.at(-1);
  const version = newest?.version ?? 0;
  const approve = useApproveByPhone(id, version, () => setIsOpen(false));
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
          form={form}
          sending={approve}
          failed={text.failed}
          submit={text.submit}
          busy={text.busy}
          onClose={() => setIsOpen(false)}
        >
          <Field label={text.name} error={errors.name?.message}>
            <Input maxLength={100} {...register('name')} />
          </Field>
          <Field label={text.note} error={errors.note?.message}>
            <Textarea rows={3} maxLength={500} {...register('note')} />
          </Field>
        </FormDialog>
      )}
    </>
  );
}
