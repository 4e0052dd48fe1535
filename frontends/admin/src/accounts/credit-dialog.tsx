import type { Account } from '@print-shop/contracts';
import { creditOrder, PAYMENT_WAYS } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Field, Input, Select, Textarea } from '@print-shop/ui';
import { type CallInput, call } from '@print-shop/web-kit';
import { FormDialog, useFields } from '../form-dialog.tsx';
import { useStaffText } from '../messages/index.ts';
import { useText } from './messages/index.ts';
import { useAccountChange } from './use-account-change.ts';

type Body = CallInput<typeof creditOrder>['body'];

/** Credits part or all of an order that stays as it is, and gives back what of it was paid. */
export function CreditDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText();
  const words = text.creditDialog;
  const { saving } = useStaffText();
  const { creditable, refundable } = account;
  const most = creditable.reduce((sum, { amount }) => sum + amount, 0);
  const { values, field } = useFields({
    line: '',
    amount: '',
    reason: '',
    refundBy: refundable > 0 ? 'provider' : 'upi',
    reference: '',
  });
  const sending = useAccountChange(account, {
    what: 'credit',
    send: (optionsFor) => {
      const { line, amount, ...rest } = values;
      const body = { ...rest, ...(line ? { lines: [{ line, amount }] } : { amount }) };
      return call(creditOrder, { params: { order: account._id }, body: body as Body }, optionsFor(body));
    },
    done: words.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={words.title}
      lead={words.lead}
      sending={sending}
      failed={words.failed}
      submit={words.save}
      busy={saving}
      isDanger
      onClose={onClose}
    >
      <Field label={words.what}>
        <Select {...field('line')}>
          <option value="">{words.all(formatRupees(most))}</option>
          {creditable.map(({ line, name, amount }) => (
            <option key={line} value={line}>{`${name} (${formatRupees(amount)})`}</option>
          ))}
        </Select>
      </Field>
      <Field label={text.dialog.amount}>
        <Input type="number" min={0} step={0.01} {...field('amount')} />
      </Field>
      <Field label={words.reason} hint={words.reasonHint}>
        <Textarea rows={2} maxLength={200} {...field('reason')} />
      </Field>
      {account.paid > 0 && (
        <Field label={words.way}>
          <Select {...field('refundBy')}>
            {refundable > 0 && <option value="provider">{words.provider}</option>}
            {PAYMENT_WAYS.map((way) => (
              <option key={way} value={way}>
                {text.ways[way]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {account.paid > 0 && values.refundBy !== 'provider' && (
        <Field label={text.dialog.reference} isOptional>
          <Input maxLength={100} autoComplete="off" {...field('reference')} />
        </Field>
      )}
    </FormDialog>
  );
}
