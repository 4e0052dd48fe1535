import type { Account } from '@print-shop/contracts';
import { enterPayment, FORBIDDEN_CASH_RUPEES, PAYMENT_WAYS, STAFF_ENTRY_KINDS } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Field, Input, Select, Textarea } from '@print-shop/ui';
import { type CallInput, call } from '@print-shop/web-kit';
import { FormDialog, useFields } from '../form-dialog.tsx';
import { useStaffText } from '../messages/index.ts';
import { useText } from './messages/index.ts';
import { useAccountChange } from './use-account-change.ts';

/** The cash that came for an order, in rupees, less the cash that went back. */
const cashOf = ({ entries }: Account): number =>
  entries
    .filter(({ way }) => way === 'cash')
    .reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0);

type Body = CallInput<typeof enterPayment>['body'];

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
  const { values, field } = useFields({
    kind: account.balance < 0 ? 'refund' : 'payment',
    amount: owed > 0 ? String(owed) : '',
    way: 'upi',
    utr,
    reference: '',
    note: '',
  });
  const isMoney = values.kind === 'payment' || values.kind === 'refund';
  const cash = values.kind === 'payment' && values.way === 'cash' ? cashOf(account) + Number(values.amount) : 0;
  const sending = useAccountChange(account, {
    what: 'entry',
    send: (optionsFor) => {
      const { way, utr: number, ...rest } = values;
      const body = { ...rest, ...(isMoney ? { way } : {}), ...(isMoney && number ? { utr: number } : {}) };
      return call(enterPayment, { params: { order: account._id }, body: body as Body }, optionsFor(body));
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
      onClose={onClose}
    >
      <Field label={words.kind}>
        <Select {...field('kind')}>
          {STAFF_ENTRY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.amount}>
        <Input type="number" min={0} step={0.01} {...field('amount')} />
      </Field>
      {isMoney && (
        <>
          <Field label={words.way}>
            <Select {...field('way')}>
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
          {values.way === 'upi' && (
            <Field label={words.utr} hint={words.utrHint} isOptional>
              <Input inputMode="numeric" autoComplete="off" maxLength={20} {...field('utr')} />
            </Field>
          )}
          <Field label={words.reference} hint={words.referenceHint} isOptional>
            <Input maxLength={100} autoComplete="off" {...field('reference')} />
          </Field>
        </>
      )}
      <Field label={words.note} isOptional>
        <Textarea rows={2} maxLength={500} {...field('note')} />
      </Field>
    </FormDialog>
  );
}
