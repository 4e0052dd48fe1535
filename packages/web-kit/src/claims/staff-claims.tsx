import type { Claim } from '@print-shop/contracts';
import { claimedPaise, toRupees } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button, Dialog, Field, FormMessage, Input, Select, Textarea, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { ClaimItem } from './claim-item.tsx';
import { useText } from './messages/index.ts';
import { type ClaimedOrder, useClaims } from './use-claims.ts';

const DECISIONS = ['reprint', 'refund', 'decline'] as const;

function DecideForm({ order, claim, onDone }: { order: ClaimedOrder; claim: Claim; onDone: () => void }) {
  const text = useText();
  const { decide } = useClaims(order);
  const most = toRupees(claimedPaise(claim.lines, order.lines));
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>('reprint');
  const [amount, setAmount] = useState(String(most));
  const [reason, setReason] = useState('');
  const body = { claimId: claim._id, reason: reason.trim() };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        decide.mutate(decision === 'refund' ? { ...body, decision, amount: Number(amount) } : { ...body, decision }, {
          onSuccess: () => {
            toast(text.staff.saved);
            onDone();
          },
        });
      }}
    >
      <Field label={text.staff.decision}>
        <Select value={decision} onChange={({ target }) => setDecision(target.value as typeof decision)}>
          {DECISIONS.map((one) => (
            <option key={one} value={one}>
              {text.staff.decisions[one]}
            </option>
          ))}
        </Select>
      </Field>
      {decision === 'refund' && (
        <Field label={text.staff.amount(formatRupees(most))}>
          <Input
            type="number"
            min={0.01}
            max={most}
            step={0.01}
            required
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </Field>
      )}
      <Field label={text.staff.reason} hint={text.staff.reasonHint}>
        <Textarea required maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {decide.isError && <FormMessage>{messageOf(decide.error, text.failed)}</FormMessage>}
      <Button
        type="submit"
        tone={decision === 'decline' ? 'danger' : 'action'}
        disabled={!reason.trim()}
        isBusy={decide.isPending}
        busyLabel={text.staff.saving}
      >
        {text.staff.save}
      </Button>
    </form>
  );
}

/** All complaints about an order. Staff who may decide (`mayDecide`) decide on those that wait. */
export function StaffClaims({ order, mayDecide }: { order: ClaimedOrder; mayDecide: boolean }) {
  const text = useText();
  const [deciding, setDeciding] = useState<string>();
  const claim = order.claims.find(({ _id }) => _id === deciding);
  return (
    <>
      <ul>
        {order.claims.map((one) => (
          <ClaimItem key={one._id} claim={one} lines={order.lines}>
            {one.state === 'open' && mayDecide && (
              <Button size="small" className="justify-self-start" onClick={() => setDeciding(one._id)}>
                {text.staff.decide}
              </Button>
            )}
          </ClaimItem>
        ))}
      </ul>
      {claim && (
        <Dialog isOpen onClose={() => setDeciding(undefined)} title={text.staff.dialog} description={claim.text}>
          <DecideForm order={order} claim={claim} onDone={() => setDeciding(undefined)} />
        </Dialog>
      )}
    </>
  );
}
