import type { Quotation } from '@print-shop/contracts';
import { Button, Dialog, FormMessage, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useStaffText } from '../../messages/index.ts';
import { useWithdrawQuotation } from './api/use-quotation.ts';
import { useText } from './messages/index.ts';

/** Ends an offer that was sent and has no answer. Asks first. */
export function WithdrawButton({ quotation: { _id: id, number, state } }: { quotation: Quotation }) {
  const text = useText().withdrawing;
  const { cancel } = useStaffText();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error } = useWithdrawQuotation(id, () => {
    toast(text.done(number));
    setIsOpen(false);
  });
  if (state !== 'sent' && state !== 'seen') return null;
  return (
    <>
      <Button tone="outline" size="small" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text.title(number)} description={text.lead}>
        <div className="grid gap-4">
          <FormMessage>{error ? messageOf(error, text.failed) : undefined}</FormMessage>
          <div className="flex gap-2">
            <Button tone="danger" isBusy={isPending} busyLabel={text.busy} onClick={() => mutate()}>
              {text.submit}
            </Button>
            <Button tone="outline" onClick={() => setIsOpen(false)}>
              {cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
