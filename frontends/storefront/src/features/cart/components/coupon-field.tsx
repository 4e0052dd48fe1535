import { zodResolver } from '@hookform/resolvers/zod';
import { couponCode } from '@print-shop/contracts/schemas';
import { formatRupees } from '@print-shop/i18n';
import { Button, Field, Input } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useSentences } from '@print-shop/web-kit/sentences';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { CheckoutCoupon } from '../api/use-coupon.ts';
import { useText } from '../messages/index.ts';

const couponSchema = z.object({ code: couponCode });

/** Takes the focus that went with the field, where Enter was pressed in it. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Where a customer types the code of a coupon, and reads what it takes off, or why it does not hold. */
export function CouponField({ coupon }: { coupon: CheckoutCoupon }) {
  const text = useText().coupon;
  const { said } = useSentences();
  const { applied, error, isChecking, apply, remove } = coupon;
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(couponSchema),
    defaultValues: { code: '' },
  });
  const fault = formState.errors.code?.message;
  const submit = handleSubmit(({ code }) => apply(code));
  if (applied)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={takeLostFocus} tabIndex={-1} role="status" className="font-medium text-good outline-none">
          {text.takesOff(applied.code, formatRupees(applied.discount))}
        </p>
        <Button tone="quiet" size="small" onClick={remove}>
          {text.remove}
        </Button>
      </div>
    );
  return (
    <div className="flex items-start gap-3">
      <Field
        label={text.label}
        isOptional
        error={fault ? said(fault) : error && messageOf(error, text.failed)}
        className="grow"
      >
        <Input
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          {...register('code')}
          // In place of the order, whose form has this field in it.
          onKeyDown={(event) => event.key === 'Enter' && submit(event)}
        />
      </Field>
      <Button
        tone="outline"
        className="mt-7"
        isBusy={isChecking}
        busyLabel={text.checking}
        disabled={watch('code').trim() === ''}
        onClick={submit}
      >
        {text.apply}
      </Button>
    </div>
  );
}
