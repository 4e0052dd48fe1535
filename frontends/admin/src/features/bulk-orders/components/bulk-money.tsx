import type { BulkOrder } from '@print-shop/contracts';
import { getAccount, orderNumber } from '@print-shop/contracts/client';
import { Button, Dialog } from '@print-shop/ui';
import { usePermission } from '@print-shop/web-kit';
import { useState } from 'react';
import { AccountPanel } from '../../../accounts/account-panel.tsx';
import { useText } from '../messages/index.ts';

/** The total of a bulk order and its payments, behind a button. */
export function BulkMoney({ order: { _id } }: { order: BulkOrder }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = usePermission(getAccount.permission);
  const number = orderNumber(_id, 'bulk-order');
  if (!isAllowed) return null;
  return (
    <>
      <Button
        tone="outline"
        size="small"
        className="mt-2"
        aria-label={text.moneyOf(number)}
        onClick={() => setIsOpen(true)}
      >
        {text.money}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text.moneyOf(number)}>
        <AccountPanel order={_id} />
      </Dialog>
    </>
  );
}
