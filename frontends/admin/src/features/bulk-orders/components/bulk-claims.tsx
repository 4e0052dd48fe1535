import type { BulkOrder } from '@print-shop/contracts';
import { Button, Dialog } from '@print-shop/ui';
import { usePermission } from '@print-shop/web-kit';
import { bulkLines, StaffClaims, useClaimText } from '@print-shop/web-kit/claims';
import { useState } from 'react';
import { useStaffText } from '../../../messages/index.ts';

/** The claims about a bulk order behind a button; nothing where there are none. */
export function BulkClaims({ order }: { order: BulkOrder }) {
  const text = useClaimText().staff;
  const { colorOf } = useStaffText();
  const [isOpen, setIsOpen] = useState(false);
  const mayDecide = usePermission('bulk-orders:write');
  const { claims = [] } = order;
  if (claims.length === 0) return null;
  const open = claims.filter(({ state }) => state === 'open').length;
  return (
    <>
      <Button tone={open > 0 ? 'danger' : 'outline'} size="small" className="mt-2" onClick={() => setIsOpen(true)}>
        {open > 0 ? text.button(open) : text.history}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} size="large" title={text.title}>
        <StaffClaims
          order={bulkLines(order, ({ color, size }) => [colorOf(color), size].join(' · '))}
          mayDecide={mayDecide}
        />
      </Dialog>
    </>
  );
}
