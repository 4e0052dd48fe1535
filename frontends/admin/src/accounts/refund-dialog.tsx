import type { Account } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import { Field, Input, Textarea } from '@print-shop/ui';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../form-dialog.tsx';
import { useRefundOnline } from './api/use-account-change.ts';
import { useText } from './messages/index.ts';

/** Sends back, by the payment provider, what was paid by it. */
export function RefundDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText();
  const words = text.refundDialog;
  const owed = account.balance < 0 ? -account.balance : account.refundable;
  const form = useForm({ defaultValues: { amount: String(owed), note: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useRefundOnline(account, {
    bodyOf: ({ amount, note }: { amount: string; note: string }) => ({ amount: Number(amount), note }),
    done: words.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={words.title}
      lead={words.lead(formatRupees(account.refundable))}
      form={form}
      sending={sending}
      failed={words.failed}
      submit={words.send}
      busy={words.sending}
      isDanger
      onClose={onClose}
    >
      <Field label={text.dialog.amount} error={errors.amount?.message}>
        <Input type="number" min={0} step={0.01} {...register('amount')} />
      </Field>
      <Field label={text.dialog.note} isOptional error={errors.note?.message}>
        <Textarea rows={2} maxLength={500} {...register('note')} />
      </Field>
    </FormDialog>
  );
}
