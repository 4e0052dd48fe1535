import type { Account } from '@print-shop/contracts';
import { listAccounts, refundOnline } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button, Dialog, Field, FormMessage, Input, Textarea, toast } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from './account-query.ts';
import { useText } from './messages/index.ts';
import { newKey } from './new-key.ts';

/** Sends back, by the payment provider, what was paid by it. */
export function RefundDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText();
  const words = text.refundDialog;
  const queries = useQueryClient();
  const [amount, setAmount] = useState(String(account.balance < 0 ? -account.balance : account.refundable));
  const [note, setNote] = useState('');
  const [key] = useState(newKey);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(
        refundOnline,
        { params: { order: account._id }, body: { amount: Number(amount), note } },
        { idempotencyKey: key },
      ),
    onSuccess: (asked) => {
      queries.setQueryData(accountQuery(account._id).queryKey, asked);
      queries.invalidateQueries({ queryKey: [listAccounts.id] });
      toast(words.done);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title} description={words.lead(formatRupees(account.refundable))}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <Field label={text.dialog.amount}>
          <Input type="number" min={0} step={0.01} value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
        <Field label={text.dialog.note} isOptional>
          <Textarea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <FormMessage>{error ? messageOf(error, words.failed) : undefined}</FormMessage>
        <Button type="submit" tone="danger" isBusy={isPending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  );
}
