import type { Account } from '@print-shop/contracts';
import {
  type enterPayment,
  FORBIDDEN_CASH_RUPEES,
  PAYMENT_WAYS,
  STAFF_ENTRY_KINDS,
} from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Field, Input, Select, Textarea } from '@print-shop/ui';
import type { CallInput } from '@print-shop/web-kit';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../form-dialog.tsx';
import { useStaffText } from '../messages/index.ts';
import { useEnterPayment } from './api/use-account-change.ts';
import { useText } from './messages/index.ts';

/** The cash that came for an order, in rupees, less the cash that went back. */
const cashOf = ({ entries }: Account): number =>
  entries
    .filter(({ way }) => way === 'cash')
    .reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0);

type Body = CallInput<typeof enterPayment>['body'];

interface Entry {
  kind: (typeof STAFF_ENTRY_KINDS)[number];
  amount: string;
  way: (typeof PAYMENT_WAYS)[number];
  utr: string;
  reference: string;
  note: string;
}

const isMoney = (kind: Entry['kind']): boolean => kind === 'payment' || kind === 'refund';

interface EntryDialogProps {
  account: Account;
  /** The payment that the customer reported, which is confirmed. */
  utr?: string | undefined;
  onClose: () => void;
}

/** Enters what was paid, given back or written off. */
export function EntryDialog({ account, utr = '', onClose }: EntryDialogProps) {
  const text = useText();
  const words = text.dialog;
  const { saving } = useStaffText();
  const owed = account.balance < 0 ? -account.balance : account.dueNow;
  const form = useForm<Entry>({
    defaultValues: {
      kind: account.balance < 0 ? 'refund' : 'payment',
      amount: owed > 0 ? String(owed) : '',
      way: 'upi',
      utr,
      reference: '',
      note: '',
    },
  });
  const { control, register, formState } = form;
  const { errors } = formState;
  const [kind, way, amount] = useWatch({ control, name: ['kind', 'way', 'amount'] });
  const cash = kind === 'payment' && way === 'cash' ? cashOf(account) + Number(amount) : 0;
  const sending = useEnterPayment(account, {
    bodyOf: ({ way, utr: number, ...rest }: Entry) => {
      const ofMoney = { way, ...(number ? { utr: number } : {}) };
      return { ...rest, ...(isMoney(rest.kind) ? ofMoney : {}) } as Body;
    },
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
      onClose={onClose}
    >
      <Field label={words.kind} error={errors.kind?.message}>
        <Select {...register('kind')}>
          {STAFF_ENTRY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.amount} error={errors.amount?.message}>
        <Input type="number" min={0} step={0.01} {...register('amount')} />
      </Field>
      {isMoney(kind) && (
        <>
          <Field label={words.way} error={errors.way?.message}>
            <Select {...register('way')}>
              {PAYMENT_WAYS.map((way) => (
                <option key={way} value={way}>
                  {text.ways[way]}
                </option>
              ))}
            </Select>
          </Field>
          <p role="status" className="text-small">
            {cash >= FORBIDDEN_CASH_RUPEES && words.tooMuchCash(formatRupees(cash))}
          </p>
          {way === 'upi' && (
            <Field label={words.utr} hint={words.utrHint} isOptional error={errors.utr?.message}>
              <Input inputMode="numeric" autoComplete="off" maxLength={20} {...register('utr')} />
            </Field>
          )}
          <Field label={words.reference} hint={words.referenceHint} isOptional error={errors.reference?.message}>
            <Input maxLength={100} autoComplete="off" {...register('reference')} />
          </Field>
        </>
      )}
      <Field label={words.note} isOptional error={errors.note?.message}>
        <Textarea rows={2} maxLength={500} {...register('note')} />
      </Field>
    </FormDialog>
  );
}
