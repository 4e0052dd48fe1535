import type { PaymentDifference } from '@print-shop/contracts';
import { Field, Textarea, toast } from '@print-shop/ui';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../form-dialog.tsx';
import { useSettleDifference } from './api/use-reconciliation.ts';
import { useText } from './messages/index.ts';

/** Settles a difference with a note; a payment that the ledger does not have is entered. */
export function SettleDialog({ difference, onClose }: { difference: PaymentDifference; onClose: () => void }) {
  const text = useText();
  const { _id: id, kind, reference } = difference;
  const form = useForm({ defaultValues: { note: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useSettleDifference(id, () => {
    toast(text.settled);
    onClose();
  });
  return (
    <FormDialog
      title={`${text.kinds[kind]}: ${reference}`}
      lead={text.dialog[kind]}
      form={form}
      sending={sending}
      failed={text.settleFailed}
      submit={kind === 'not-in-ledger' ? text.enter : text.close}
      busy={text.settling}
      onClose={onClose}
    >
      <Field label={text.note} error={errors.note?.message}>
        <Textarea rows={3} maxLength={500} {...register('note')} />
      </Field>
    </FormDialog>
  );
}
