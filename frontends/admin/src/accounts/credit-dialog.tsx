import type { Account } from '@print-shop/contracts';
import { creditOrder, listAccounts, PAYMENT_WAYS } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button, Dialog, Field, FormMessage, Input, Select, Textarea, toast } from '@print-shop/ui';
import { type CallInput, call, messageOf } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffText } from '../messages/index.ts';
import { accountQuery } from './account-query.ts';
import { useText } from './messages/index.ts';
import { newKey } from './new-key.ts';

type Body = CallInput<typeof creditOrder>['body'];

/** Credits part or all of an order that stays as it is, and gives back what of it was paid. */
export function CreditDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText();
  const words = text.creditDialog;
  const { saving } = useStaffText();
  const queries = useQueryClient();
  const { creditable, refundable } = account;
  const most = creditable.reduce((sum, { amount }) => sum + amount, 0);
  const [draft, setDraft] = useState<{ [Name in 'line' | 'amount' | 'reason' | 'refundBy' | 'reference']: string }>({
    ...{ line: '', amount: '', reason: '', refundBy: refundable > 0 ? 'provider' : 'upi', reference: '' },
  });
  const [key] = useState(newKey);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { line, amount, ...rest } = draft;
      const body = { ...rest, ...(line ? { lines: [{ line, amount }] } : { amount }) };
      return call(creditOrder, { params: { order: account._id }, body: body as Body }, { idempotencyKey: key });
    },
    onSuccess: (credited) => {
      queries.setQueryData(accountQuery(account._id).queryKey, credited);
      queries.invalidateQueries({ queryKey: [listAccounts.id] });
      toast(words.done);
      onClose();
    },
  });
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => setDraft((now) => ({ ...now, [name]: value })),
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title} description={words.lead}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
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
        {account.paid > 0 && draft.refundBy !== 'provider' && (
          <Field label={text.dialog.reference} isOptional>
            <Input maxLength={100} autoComplete="off" {...field('reference')} />
          </Field>
        )}
        <FormMessage>{error ? messageOf(error, words.failed) : undefined}</FormMessage>
        <Button type="submit" tone="danger" isBusy={isPending} busyLabel={saving}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}
