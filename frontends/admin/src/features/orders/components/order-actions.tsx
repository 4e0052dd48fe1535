import type { Order } from '@print-shop/contracts';
import { Button, Dialog, Field, FormMessage, Textarea } from '@print-shop/ui';
import { messageOf, usePermission } from '@print-shop/web-kit';
import { useState } from 'react';
import { type OrderStep, useMoveOrder } from '../../../api/use-orders.ts';

const FAILED = 'The order could not be changed. Please try again.';

interface StepWords {
  button: string;
  title: string;
  description: string;
  submit: string;
}
const WORDS: Record<OrderStep, StepWords> = {
  paid: {
    button: 'Mark paid',
    title: 'Mark this order as paid',
    description: 'The customer sees it in the timeline of the order.',
    submit: 'Mark as paid',
  },
  failed: {
    button: 'Mark payment failed',
    title: 'Mark the payment as failed',
    description: 'The customer sees it in the timeline of the order.',
    submit: 'Mark as failed',
  },
  released: {
    button: 'Release',
    title: 'Release this large order',
    description:
      'Nothing of it goes out before. Make sure that the customer means it: call them, or wait for the payment.',
    submit: 'Release the order',
  },
  delivered: {
    button: 'Mark delivered',
    title: 'Mark this order as delivered',
    description: 'A delivered order cannot be cancelled any more.',
    submit: 'Mark as delivered',
  },
  cancelled: {
    button: 'Cancel order',
    title: 'Cancel this order',
    description: "The customer reads the reason in the order's timeline. Its stock goes back to the shelf.",
    submit: 'Cancel the order',
  },
};

/** What staff may do with an order in its present state. */
function stepsOf({ status, paymentStatus, isDelivered, needsReview }: Order): OrderStep[] {
  if (status === 'cancelled' || status === 'rejected') return [];
  return [
    ...(needsReview ? (['released'] as const) : []),
    ...(paymentStatus === 'paid' ? [] : (['paid'] as const)),
    ...(paymentStatus === 'pending' ? (['failed'] as const) : []),
    ...(isDelivered || needsReview || status === 'waiting' ? [] : (['delivered'] as const)),
    ...(isDelivered ? [] : (['cancelled'] as const)),
  ];
}

export function OrderActions({ order }: { order: Order }) {
  const [step, setStep] = useState<OrderStep>();
  const mayChange = usePermission('orders:write');
  const mayDeliver = usePermission('orders:deliver');
  const steps = stepsOf(order).filter((one) => (one === 'delivered' ? mayDeliver : mayChange));
  return (
    <>
      {steps.map((one) => (
        <Button key={one} tone={one === 'cancelled' ? 'danger' : 'outline'} size="small" onClick={() => setStep(one)}>
          {WORDS[one].button}
        </Button>
      ))}
      {step && <StepDialog order={order} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}

/** Asks for the reason, which cancelling must have, and takes the step. */
function StepDialog({ order, step, onClose }: { order: Order; step: OrderStep; onClose: () => void }) {
  const move = useMoveOrder(order);
  const [reason, setReason] = useState('');
  const { title, description, submit } = WORDS[step];
  const isNeeded = step === 'cancelled';
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate({ step, reason: reason.trim() }, { onSuccess: onClose });
        }}
      >
        <Field label="Reason" isOptional={!isNeeded}>
          <Textarea
            required={isNeeded}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {move.isError && <FormMessage>{messageOf(move.error, FAILED)}</FormMessage>}
        <Button
          type="submit"
          tone={isNeeded ? 'danger' : 'action'}
          disabled={isNeeded && !reason.trim()}
          isBusy={move.isPending}
          busyLabel="Saving..."
        >
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
