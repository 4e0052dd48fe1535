import { formatRupees } from '@print-shop/i18n';
import { Button, Field, Input } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import type { CheckoutCoupon } from '../api/use-coupon.ts';
import { useText } from '../messages/index.ts';

/** Takes the focus that went with the field, where Enter was pressed in it. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Where a customer types the code of a coupon, and reads what it takes off, or why it does not hold. */
export function CouponField({ coupon }: { coupon: CheckoutCoupon }) {
  const text = useText().coupon;
  const [typed, setTyped] = useState('');
  const { applied, error, isChecking, apply, remove } = coupon;
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
      <Field label={text.label} isOptional error={error && messageOf(error, text.failed)} className="grow">
        <Input
          value={typed}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not yet the whole order.
            event.preventDefault();
            apply(typed);
          }}
        />
      </Field>
      <Button
        tone="outline"
        className="mt-7"
        isBusy={isChecking}
        busyLabel={text.checking}
        disabled={typed.trim() === ''}
        onClick={() => apply(typed)}
      >
        {text.apply}
      </Button>
    </div>
  );
}
