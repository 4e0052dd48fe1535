import { zodResolver } from '@hookform/resolvers/zod';
import { type Cart, PAYMENT_METHODS, shippingAddressSchema } from '@print-shop/contracts';
import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { messageOf, useUser } from '@print-shop/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { usePlaceOrder } from '../api/use-place-order.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentMethods } from './payment-methods.tsx';

const REQUIRED = 'Please fill in all required shipping information.';
const FAILED = 'Failed to create order. Please try again.';
const checkoutSchema = shippingAddressSchema.extend({ paymentMethod: z.enum(PAYMENT_METHODS) });
const MISSING = {
  address: 'Enter your street and house number.',
  city: 'Enter your city.',
  postalCode: 'Enter your PIN code.',
  country: 'Enter your country.',
};

/** Shipping information and payment method, one column; on success the new order's page opens. */
export function CheckoutForm({ cart, onBack }: { cart: Cart; onBack: () => void }) {
  const navigate = useNavigate();
  const user = useUser();
  const order = usePlaceOrder();
  const [failure, setFailure] = useState<string>();
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
  const beside = (name: keyof typeof MISSING) => (errors[name] ? MISSING[name] : undefined);

  const submit = handleSubmit(({ paymentMethod, ...shippingAddress }) => {
    setFailure(undefined);
    order.mutate(
      { cart, checkout: { shippingAddress, paymentMethod } },
      {
        onSuccess: (placed) => navigate(`/order/${placed._id}`),
        onError: (error) => setFailure(messageOf(error, FAILED)),
      },
    );
  });

  return (
    <form onSubmit={submit} noValidate className="mx-auto grid max-w-2xl gap-8">
      <FormMessage>{isIncomplete ? REQUIRED : failure}</FormMessage>
      {failure && (
        <p className="-mt-4 text-ink-soft text-small">Nothing is lost: your cart and what you typed are still here.</p>
      )}
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="headline mb-4 text-lead">Shipping information</legend>
        <Field label="Address" error={beside('address')} className="sm:col-span-2">
          <Input autoComplete="street-address" {...register('address')} />
        </Field>
        <Field label="City" error={beside('city')}>
          <Input autoComplete="address-level2" {...register('city')} />
        </Field>
        <Field label="Postal code" error={beside('postalCode')}>
          <Input autoComplete="postal-code" inputMode="numeric" {...register('postalCode')} />
        </Field>
        <Field label="Country" error={beside('country')} className="sm:col-span-2">
          <Input autoComplete="country-name" {...register('country')} />
        </Field>
      </fieldset>
      <PaymentMethods registration={register('paymentMethod')} />
      <OrderSummary cart={cart}>
        <Button type="submit" size="large" wide isBusy={order.isPending} busyLabel="Placing your order...">
          Place Order
        </Button>
        <Button tone="quiet" onClick={onBack}>
          Back to cart
        </Button>
      </OrderSummary>
    </form>
  );
}
