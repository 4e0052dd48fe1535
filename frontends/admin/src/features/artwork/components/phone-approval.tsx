import type { Proof } from '@print-shop/contracts';
import { Button, Field, Input, Textarea } from '@print-shop/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../form-dialog.tsx';
import { useApproveByPhone } from '../api/use-proof-change.ts';
import { useText } from '../messages/index.ts';

/** Notes that the customer approved the open proof by phone. Nothing where none is open. */
export function PhoneApproval({ proof }: { proof: Proof }) {
  const text = useText().phone;
  const [isOpen, setIsOpen] = useState(false);
  const newest = proof.versions.at(-1);
  if (newest?.state !== 'open') return null;
  return (
    <>
      <Button tone="outline" size="small" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <ApprovalDialog proof={proof} version={newest.version} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ApprovalDialogProps {
  proof: Proof;
  version: number;
  onClose: () => void;
}

function ApprovalDialog({ proof: { _id: id, customer }, version, onClose }: ApprovalDialogProps) {
  const text = useText().phone;
  const form = useForm({ defaultValues: { name: customer.name, note: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  const approve = useApproveByPhone(id, version, onClose);
  return (
    <FormDialog
      title={text.title(version)}
      lead={text.lead}
      form={form}
      sending={approve}
      failed={text.failed}
      submit={text.submit}
      busy={text.busy}
      onClose={onClose}
    >
      <Field label={text.name} error={errors.name?.message}>
        <Input maxLength={100} {...register('name')} />
      </Field>
      <Field label={text.note} error={errors.note?.message}>
        <Textarea rows={3} maxLength={500} {...register('note')} />
      </Field>
    </FormDialog>
  );
}
