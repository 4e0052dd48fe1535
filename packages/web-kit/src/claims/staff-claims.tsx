import type { Claim, DecideClaimBody } from '@print-shop/contracts';
import { claimedPaise, toRupees } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button, Dialog, Field, FormMessage, Input, Select, Textarea, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type ClaimedOrder, useClaims } from './api/use-claims.ts';
import { ClaimItem } from './claim-item.tsx';
import { useText } from './messages/index.ts';

const DECISIONS = ['reprint', 'refund', 'decline'] as const;

interface Decision {
  decision: (typeof DECISIONS)[number];
  amount: string;
  reason: string;
}

function decisionBody({ decision, amount, reason: typed }: Decision): DecideClaimBody {
  const reason = typed.trim();
  return decision === 'refund' ? { decision, reason, amount: Number(amount) } : { decision, reason };
}

function DecideDialog({ order, claim, onClose }: { order: ClaimedOrder; claim: Claim; onClose: () => void }) {
  const text = useText();
  const { decide } = useClaims(order);
  const most = toRupees(claimedPaise(claim.lines, order.lines));
  const form = useForm<Decision>({ defaultValues: { decision: 'reprint', amount: String(most), reason: '' } });
  const { control, register, formState } = form;
  const { errors, isDirty } = formState;
  const mayDrop = useLeaveGuard(isDirty && !decide.isPending);
  const [decision, reason] = useWatch({ control, name: ['decision', 'reason'] });
  const submit = sendForm(form, {
    mutate: (typed: Decision, { onError }) =>
      decide.mutate(
        { claimId: claim._id, ...decisionBody(typed) },
        {
          onSuccess: () => {
            toast(text.staff.saved);
            onClose();
          },
          onError,
        },
      ),
  });
  return (
    <Dialog isOpen onClose={() => mayDrop() && onClose()} title={text.staff.dialog} description={claim.text}>
      <form className="grid gap-4" onSubmit={submit}>
        <Field label={text.staff.decision}>
          <Select {...register('decision')}>
            {DECISIONS.map((one) => (
              <option key={one} value={one}>
                {text.staff.decisions[one]}
              </option>
            ))}
          </Select>
        </Field>
        {decision === 'refund' && (
          <Field label={text.staff.amount(formatRupees(most))} error={errors.amount?.message}>
            <Input type="number" min={0.01} max={most} step={0.01} required {...register('amount')} />
          </Field>
        )}
        <Field label={text.staff.reason} hint={text.staff.reasonHint} error={errors.reason?.message}>
          <Textarea required maxLength={500} {...register('reason')} />
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
    </Dialog>
  );
}

/** All claims about an order. Staff who may decide (`mayDecide`) decide on those that wait. */
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
      {claim && <DecideDialog order={order} claim={claim} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
