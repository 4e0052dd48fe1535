import type { Account } from '@print-shop/contracts';
import { type creditOrder, PAYMENT_WAYS } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Field, Input, Select, Textarea } from '@print-shop/ui';
import type { CallInput } from '@print-shop/web-kit';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../form-dialog.tsx';
import { useStaffText } from '../messages/index.ts';
import { useCreditOrder } from './api/use-account-change.ts';
import { useText } from './messages/index.ts';

type Body = CallInput<typeof creditOrder>['body'];

interface Credit {
  line: string;
  amount: string;
  reason: string;
  refundBy: string;
  reference: string;
}

/** Credits part or all of an order that stays as it is, and gives back what of it was paid. */
export function CreditDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText();
  const words = text.creditDialog;
  const { saving } = useStaffText();
  const { creditable, refundable } = account;
  const most = creditable.reduce((sum, { amount }) => sum + amount, 0);
  const form = useForm<Credit>({
    defaultValues: {
      line: '',
      amount: '',
      reason: '',
      refundBy: refundable > 0 ? 'provider' : 'upi',
      reference: '',
    },
  });
  const { control, register, formState } = form;
  const { errors } = formState;
  const refundBy = useWatch({ control, name: 'refundBy' });
  const sending = useCreditOrder(account, {
    bodyOf: ({ line, amount, ...rest }: Credit) =>
      ({ ...rest, ...(line ? { lines: [{ line, amount }] } : { amount }) }) as Body,
    done: words.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={words.title}
      lead={words.lead}
      form={form}
      sending={sending}
      failed={words.failed}
      submit={words.save}
      busy={saving}
      isDanger
      onClose={onClose}
    >
      <Field label={words.what} error={errors.line?.message}>
        <Select {...register('line')}>
          <option value="">{words.all(formatRupees(most))}</option>
          {creditable.map(({ line, name, amount }) => (
            <option key={line} value={line}>{`${name} (${formatRupees(amount)})`}</option>
          ))}
        </Select>
      </Field>
      <Field label={text.dialog.amount} error={errors.amount?.message}>
        <Input type="number" min={0} step={0.01} {...register('amount')} />
      </Field>
      <Field label={words.reason} hint={words.reasonHint} error={errors.reason?.message}>
        <Textarea rows={2} maxLength={200} {...register('reason')} />
      </Field>
      {account.paid > 0 && (
        <Field label={words.way} error={errors.refundBy?.message}>
          <Select {...register('refundBy')}>
            {refundable > 0 && <option value="provider">{words.provider}</option>}
            {PAYMENT_WAYS.map((way) => (
              <option key={way} value={way}>
                {text.ways[way]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {account.paid > 0 && refundBy !== 'provider' && (
        <Field label={text.dialog.reference} isOptional error={errors.reference?.message}>
          <Input maxLength={100} autoComplete="off" {...register('reference')} />
        </Field>
      )}
    </FormDialog>
  );
}
