import type { Order } from '@print-shop/contracts';
import { Button, Checkbox, Field, Textarea } from '@print-shop/ui';
import { usePermission } from '@print-shop/web-kit';
import type { Sending } from '@print-shop/web-kit/form';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type OrderStep, useMoveOrder } from '../../../api/use-orders.ts';
import { FormDialog } from '../../../form-dialog.tsx';
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

interface StepValues {
  reason: string;
  /** The lines that stay, when others are cancelled. */
  kept: string[];
}

/** Asks for the reason, which cancelling must have, and takes the step. */
function StepDialog({ order, step, onClose }: { order: Order; step: OrderStep; onClose: () => void }) {
  const text = useText();
  const { saving } = useStaffText();
  const move = useMoveOrder(order);
  const form = useForm<StepValues>({ defaultValues: { reason: '', kept: [] } });
  const { control, register, setValue } = form;
  const [reason, kept] = useWatch({ control, name: ['reason', 'kept'] });
  const { title, description, submit } = text.steps[step];
  const isNeeded = step === 'cancelled';
  const lines = order.orderItems.filter(({ cancelledAt }) => !cancelledAt);
  // Lines can be left out as long as nothing was handed over.
  const isChoice = isNeeded && lines.length > 1 && order.status === 'confirmed' && !order.dispatchedAt;
  const send: Sending<StepValues>['mutate'] = (typed, { onError }) => {
    const left = lines.map(({ _id }) => _id).filter((id) => !typed.kept.includes(id));
    move.mutate(
      { step, reason: typed.reason.trim(), ...(typed.kept.length > 0 ? { lines: left } : {}) },
      { onSuccess: onClose, onError },
    );
  };
  return (
    <FormDialog
      title={title}
      lead={description}
      form={form}
      sending={{ ...move, mutate: send }}
      failed={text.changeFailed}
      submit={kept.length > 0 ? text.cancelLines.submit : submit}
      busy={saving}
      isDanger={isNeeded}
      isDisabled={(isNeeded && !reason.trim()) || lines.every(({ _id }) => kept.includes(_id))}
      onClose={onClose}
    >
      {isChoice && (
        <LineChoice lines={lines} kept={kept} onChange={(ids) => setValue('kept', ids, { shouldDirty: true })} />
      )}
      <Field label={text.reason} isOptional={!isNeeded}>
        <Textarea required={isNeeded} maxLength={500} {...register('reason')} />
      </Field>
    </FormDialog>
  );
}

interface LineChoiceProps {
  lines: Order['orderItems'];
  kept: string[];
  onChange: (kept: string[]) => void;
}

/** Which lines are cancelled: all of them, unless staff leave some out. */
function LineChoice({ lines, kept, onChange }: LineChoiceProps) {
  const { cancelLines: text } = useText();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-small">{text.title}</legend>
      {lines.map(({ _id, name, qty }) => (
        <Checkbox
          key={_id}
          label={`${name}, ${qty}`}
          checked={!kept.includes(_id)}
          onChange={({ target }) => onChange(target.checked ? kept.filter((id) => id !== _id) : [...kept, _id])}
        />
      ))}
      {kept.length > 0 && <p className="text-ink-soft text-small">{text.hint}</p>}
    </fieldset>
  );
}
