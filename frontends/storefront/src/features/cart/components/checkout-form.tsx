import { zodResolver } from '@hookform/resolvers/zod';
import type { Cart } from '@print-shop/contracts';
import { PAYMENT_METHODS } from '@print-shop/contracts/client';
import { shippingAddressSchema } from '@print-shop/contracts/schemas';
import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { messageOf, useUser } from '@print-shop/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { usePlaceOrder } from '../api/use-place-order.ts';
import { useText } from '../messages/index.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentMethods } from './payment-methods.tsx';

const checkoutSchema = shippingAddressSchema.extend({ paymentMethod: z.enum(PAYMENT_METHODS) });

/** Shipping information and payment method, one column; on success the new order's page opens. */
export function CheckoutForm({ cart, onBack }: { cart: Cart; onBack: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const user = useUser();
  const order = usePlaceOrder();
  const [failure, setFailure] = useState<{ reason?: string }>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(checkoutSchema),
    defaultValues: {
      address: user?.address.street ?? '',
      city: user?.address.city ?? '',
      postalCode: user?.address.pincode ?? '',
      country: user?.address.country || 'India',
      paymentMethod: 'UPI',
    },
  });
  const { errors, submitCount } = formState;
  const isIncomplete = submitCount > 0 && Object.keys(errors).length > 0;
  const beside = (name: keyof typeof text.missing) => (errors[name] ? text.missing[name] : undefined);

  const submit = handleSubmit(({ paymentMethod, ...shippingAddress }) => {
    setFailure(undefined);
    order.mutate(
      { cart, checkout: { shippingAddress, paymentMethod } },
      {
        onSuccess: (placed) => {
          // The button disappears with this form, so the focus moves to the top of the order's page.
          document.getElementById('content')?.focus({ preventScroll: true });
          navigate(`/order/${placed._id}`);
        },
        onError: (error) => setFailure({ reason: messageOf(error, '') }),
      },
    );
  });

  return (
    <form onSubmit={submit} noValidate className="mx-auto grid max-w-2xl gap-8">
      <FormMessage>{isIncomplete ? text.incomplete : undefined}</FormMessage>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="headline mb-4 text-lead">{text.shippingInformation}</legend>
        <Field label={text.address} error={beside('address')} className="sm:col-span-2">
          <Input autoComplete="street-address" required {...register('address')} />
        </Field>
        <Field label={text.city} error={beside('city')}>
          <Input autoComplete="address-level2" required {...register('city')} />
        </Field>
        <Field label={text.postalCode} error={beside('postalCode')}>
          <Input autoComplete="postal-code" inputMode="numeric" required {...register('postalCode')} />
        </Field>
        <Field label={text.country} error={beside('country')} className="sm:col-span-2">
          <Input autoComplete="country-name" required {...register('country')} />
        </Field>
      </fieldset>
      <PaymentMethods registration={register('paymentMethod')} />
      <OrderSummary cart={cart}>
        {failure && (
          <div>
            <FormMessage detail={failure.reason}>{text.orderFailed}</FormMessage>
            <p className="mt-2 text-ink-soft text-small">{text.nothingLost}</p>
          </div>
        )}
        <Button type="submit" size="large" wide isBusy={order.isPending} busyLabel={text.placing}>
          {text.place}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {text.back}
        </Button>
      </OrderSummary>
    </form>
  );
}
