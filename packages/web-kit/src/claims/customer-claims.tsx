import { unclaimedPieces } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { Button, toast } from '@print-shop/ui';
import { messageOf, shopTime } from '@print-shop/web-kit';
import { useState } from 'react';
import { type ClaimedOrder, useClaims } from './api/use-claims.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { ClaimItem } from './claim-item.tsx';
import { useText } from './messages/index.ts';

function Withdraw({ order, claimId }: { order: ClaimedOrder; claimId: string }) {
  const text = useText();
  const { withdraw } = useClaims(order);
  return (
    <Button
      tone="outline"
      size="small"
      className="justify-self-start"
      isBusy={withdraw.isPending}
      busyLabel={text.withdrawing}
      onClick={() =>
        withdraw.mutate(claimId, {
          onSuccess: () => toast(text.withdrawn),
          onError: (error) => toast(messageOf(error, text.failed), 'bad'),
        })
      }
    >
      {text.withdraw}
    </Button>
  );
}

/** The customer's claims about an order, and the form for one. Nothing before the delivery. */
export function CustomerClaims({ order }: { order: ClaimedOrder }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { claims, lines, claimableUntil } = order;
  const isLeft = [...unclaimedPieces(lines, claims).values()].some((pieces) => pieces > 0);
  const canReport = claimableUntil !== undefined && Date.parse(claimableUntil) > shopTime() && isLeft;
  if (claims.length === 0 && !canReport) return null;
  return (
    <section aria-labelledby="claims-title" className="mt-10 rounded border border-rule bg-sheet p-4 sm:p-6">
      <h2 id="claims-title" className="mb-3 font-bold text-lead">
        {text.title}
      </h2>
      {claims.length > 0 && (
        <ul>
          {claims.map((claim) => (
            <ClaimItem key={claim._id} claim={claim} lines={lines}>
              {claim.state === 'open' && <Withdraw order={order} claimId={claim._id} />}
            </ClaimItem>
          ))}
        </ul>
      )}
      {canReport && (
        <>
          <p className="mb-4 text-ink-soft">{text.lead(formatDate(claimableUntil))}</p>
          <Button tone="outline" onClick={() => setIsOpen(true)}>
            {text.report}
          </Button>
          {isOpen && <ClaimDialog order={order} onClose={() => setIsOpen(false)} />}
        </>
      )}
    </section>
  );
}
