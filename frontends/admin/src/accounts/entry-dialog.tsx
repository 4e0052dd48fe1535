import type { Account } from '@print-shop/contracts';
import { enterPayment, listAccounts, PAYMENT_WAYS, STAFF_ENTRY_KINDS } from '@print-shop/contracts/client';
import { Button, Dialog, Field, FormMessage, Input, Select, Textarea, toast } from '@print-shop/ui';
import { type CallInput, call, messageOf } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffText } from '../messages/index.ts';
import { accountQuery } from './account-query.ts';
import { useText } from './messages/index.ts';
import { newKey } from './new-key.ts';

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
  const queries = useQueryClient();
  const owed = account.balance < 0 ? -account.balance : account.dueNow;
  const [draft, setDraft] = useState({
    kind: account.balance < 0 ? ('refund' as const) : ('payment' as const),
    ...{ amount: owed > 0 ? String(owed) : '', way: 'upi' as const, utr, reference: '', note: '' },
  } as { [Name in 'kind' | 'amount' | 'way' | 'utr' | 'reference' | 'note']: string });
  const [key] = useState(newKey);
  const isMoney = draft.kind === 'payment' || draft.kind === 'refund';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { kind, amount, way, utr: number, reference, note } = draft;
      const body = {
        kind,
        amount,
        reference,
        note,
        ...(isMoney ? { way } : {}),
        ...(isMoney && number ? { utr: number } : {}),
      };
      return call(enterPayment, { params: { order: account._id }, body: body as Body }, { idempotencyKey: key });
    },
    onSuccess: (entered) => {
      queries.setQueryData(accountQuery(account._id).queryKey, entered);
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
            {draft.way === 'upi' && (
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
        <FormMessage>{error ? messageOf(error, words.failed) : undefined}</FormMessage>
        <Button type="submit" isBusy={isPending} busyLabel={saving}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}
