import type { Order } from '@print-shop/contracts';
import { Button, Dialog, Field, Textarea, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { type OrderStep, useMoveOrder } from '../../../api/use-orders.ts';

const FAILED = 'The order could not be changed. Please try again.';

/** What staff may do with an order in its present state. */
export function OrderActions({ order }: { order: Order }) {
  const move = useMoveOrder();
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const isOver = order.status === 'cancelled' || order.status === 'rejected';
  const run = (step: OrderStep) =>
    move.mutate(step, {
      onSuccess: () => setIsAsking(false),
      onError: (error) => toast(messageOf(error, FAILED), 'bad'),
    });
  if (isOver) return <span className="text-ink-soft">{order.status}</span>;
  return (
    <div className="flex flex-wrap gap-1.5">
      {order.paymentStatus !== 'paid' && (
        <Button tone="outline" size="small" disabled={move.isPending} onClick={() => run({ order, step: 'paid' })}>
          Mark paid
        </Button>
      )}
      {!order.isDelivered && (
        <>
          <Button
            tone="outline"
            size="small"
            disabled={move.isPending}
            onClick={() => run({ order, step: 'delivered' })}
          >
            Mark delivered
          </Button>
          <Button tone="danger" size="small" disabled={move.isPending} onClick={() => setIsAsking(true)}>
            Cancel
          </Button>
        </>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Cancel this order"
        description="The customer reads the reason in the order's timeline. Its stock goes back to the shelf."
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run({ order, step: 'cancelled', reason });
          }}
          className="grid gap-4"
        >
          <Field label="Reason">
            <Textarea required value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
          <Button type="submit" disabled={!reason.trim()} isBusy={move.isPending} busyLabel="Cancelling...">
            Cancel the order
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
