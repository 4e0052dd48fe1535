import type { PaymentDifference } from '@print-shop/contracts';
import { listAccounts, listDifferences, settleDifference } from '@print-shop/contracts/client';
import { Button, Dialog, Field, FormMessage, Textarea, toast } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from './messages/index.ts';

/** Settles a difference with a note; a payment that the ledger does not have is entered. */
export function SettleDialog({ difference, onClose }: { difference: PaymentDifference; onClose: () => void }) {
  const text = useText();
  const { _id: id, kind, reference } = difference;
  const [note, setNote] = useState('');
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(settleDifference, { params: { id }, body: { note } }),
    onSuccess: () => {
      for (const { id: list } of [listDifferences, listAccounts]) queries.invalidateQueries({ queryKey: [list] });
      toast(text.settled);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${text.kinds[kind]}: ${reference}`} description={text.dialog[kind]}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <Field label={text.note}>
          <Textarea rows={3} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <FormMessage>{error ? messageOf(error, text.settleFailed) : undefined}</FormMessage>
        <Button type="submit" isBusy={isPending} busyLabel={text.settling}>
          {kind === 'not-in-ledger' ? text.enter : text.close}
        </Button>
      </form>
    </Dialog>
  );
}
