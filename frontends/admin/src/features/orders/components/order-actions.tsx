import type { Order } from '@print-shop/contracts';
import { Button, Checkbox, Dialog, Field, FormMessage, Textarea } from '@print-shop/ui';
import { messageOf, usePermission } from '@print-shop/web-kit';
import { useState } from 'react';
import { type OrderStep, useMoveOrder } from '../../../api/use-orders.ts';
import { useStaffText } from '../../../messages/index.ts';
import { useText } from '../messages/index.ts';

/** The actions of staff on an order in its present state. */
function stepsOf({ status, paymentStatus, isDelivered, needsReview, begunAt, dispatchedAt }: Order): OrderStep[] {
  if (status === 'cancelled' || status === 'rejected') return [];
  const isReady = !isDelivered && !needsReview && status === 'confirmed';
  return [
    ...(needsReview ? (['released'] as const) : []),
    ...(paymentStatus === 'paid' ? [] : (['paid'] as const)),
    ...(paymentStatus === 'pending' ? (['failed'] as const) : []),
    ...(isReady && !begunAt ? (['begun'] as const) : []),
    ...(isReady && !dispatchedAt ? (['dispatched'] as const) : []),
    ...(isReady ? (['delivered'] as const) : []),
    ...(isDelivered ? [] : (['cancelled'] as const)),
  ];
}

/** Steps of the press room; the others are for those who handle the money. */
const isWork = (step: OrderStep): boolean => step === 'begun' || step === 'dispatched' || step === 'delivered';

export function OrderActions({ order }: { order: Order }) {
  const text = useText();
  const [step, setStep] = useState<OrderStep>();
  const mayChange = usePermission('orders:write');
  const mayDeliver = usePermission('orders:deliver');
  const steps = stepsOf(order).filter((one) => (isWork(one) ? mayDeliver : mayChange));
  return (
    <>
      {steps.map((one) => (
        <Button key={one} tone={one === 'cancelled' ? 'danger' : 'outline'} size="small" onClick={() => setStep(one)}>
          {text.steps[one].button}
        </Button>
      ))}
      {step && <StepDialog order={order} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}

/** Asks for the reason, which cancelling must have, and takes the step. */
function StepDialog({ order, step, onClose }: { order: Order; step: OrderStep; onClose: () => void }) {
  const text = useText();
  const { saving } = useStaffText();
  const move = useMoveOrder(order);
  const [reason, setReason] = useState('');
  const choice = useLines(order, step === 'cancelled');
  const { title, description, submit } = text.steps[step];
  const isNeeded = step === 'cancelled';
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate({ step, reason: reason.trim(), ...choice.body }, { onSuccess: onClose });
        }}
      >
        {choice.fields}
        <Field label={text.reason} isOptional={!isNeeded}>
          <Textarea
            required={isNeeded}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {move.isError && <FormMessage>{messageOf(move.error, text.changeFailed)}</FormMessage>}
        <Button
          type="submit"
          tone={isNeeded ? 'danger' : 'action'}
          disabled={(isNeeded && !reason.trim()) || choice.isEmpty}
          isBusy={move.isPending}
          busyLabel={saving}
        >
          {choice.body.lines ? text.cancelLines.submit : submit}
        </Button>
      </form>
    </Dialog>
  );
}

/** Which lines are cancelled: all of them, unless staff leave some out, as long as nothing was handed over. */
function useLines({ orderItems, status, dispatchedAt }: Order, isAsked: boolean) {
  const { cancelLines: text } = useText();
  const live = orderItems.filter(({ cancelledAt }) => !cancelledAt);
  const [kept, setKept] = useState<readonly string[]>([]);
  const isOffered = isAsked && live.length > 1 && status === 'confirmed' && !dispatchedAt;
  const lines = live.map(({ _id }) => _id).filter((id) => !kept.includes(id));
  const fields = isOffered && (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-small">{text.title}</legend>
      {live.map(({ _id, name, qty }) => (
        <Checkbox
          key={_id}
          label={`${name}, ${qty}`}
          checked={!kept.includes(_id)}
          onChange={({ target }) => setKept(target.checked ? kept.filter((id) => id !== _id) : [...kept, _id])}
        />
      ))}
      {kept.length > 0 && <p className="text-ink-soft text-small">{text.hint}</p>}
    </fieldset>
  );
  return { fields, isEmpty: lines.length === 0, body: kept.length > 0 ? { lines } : {} };
}
