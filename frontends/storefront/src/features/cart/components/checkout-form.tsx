import { zodResolver } from '@hookform/resolvers/zod';
import type { Cart, SavedAddress } from '@print-shop/contracts';
import { Button, FormMessage } from '@print-shop/ui';
import { messageOf, useUser } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { LoadFailed } from '@print-shop/web-kit/region';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type useAddresses, useKeepAddress } from '../../../addresses/api/use-addresses.ts';
import { useCoupon } from '../api/use-coupon.ts';
import { usePlaceOrder } from '../api/use-place-order.ts';
import { useShopTerms } from '../api/use-shop-terms.ts';
import { type CheckoutInput, checkoutSchema, deliveryTo, invoiceAt, invoiceTo, isDeliverable } from '../checkout.ts';
import { useText } from '../messages/index.ts';
import { methodsFor, orderSum } from '../order-sum.ts';
import { AddressChoice } from './address-choice.tsx';
import { CouponField } from './coupon-field.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { InvoiceChoice } from './invoice-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentMethods } from './payment-methods.tsx';

/** The parts that are quickly chosen again. */
const CHOSEN = ['paymentMethod', 'isKept', 'invoice'];

interface CheckoutFormProps {
  cart: Cart;
  /** The customer's addresses. Without them an address is typed. */
  saved: ReturnType<typeof useAddresses>;
  onBack: () => void;
}

/** One of the customer's addresses or another one, and the payment method; on success the new order's page opens. */
export function CheckoutForm({ cart, saved, onBack }: CheckoutFormProps) {
  const addresses = saved.data ?? [];
  const text = useText();
  const navigate = useNavigate();
  const user = useUser();
  const order = usePlaceOrder();
  const coupon = useCoupon(cart);
  const shopTerms = useShopTerms();
  const offered = methodsFor(orderSum(cart, coupon.applied?.discount ?? 0, shopTerms.delivery).total, shopTerms);
  const { mutate: keep } = useKeepAddress();
  const [chosen, setChosen] = useState(addresses[0]);
  const businesses = addresses.filter(({ gstin }) => gstin !== '');
  const [failure, setFailure] = useState<{ reason?: string }>();
  const form = useForm<CheckoutInput, unknown, CheckoutInput>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: {
      ...deliveryTo(addresses[0] ?? user?.address),
      paymentMethod: offered[0] ?? 'UPI',
      isKept: false,
      invoice: invoiceAt(addresses[0]),
    },
  });
  const { errors, submitCount, dirtyFields } = form.formState;
  // Once the order is on its way, the page leaves by itself.
  const isTyped = Object.keys(dirtyFields).some((name) => !CHOSEN.includes(name)) || dirtyFields.invoice?.business;
  const mayDrop = useLeaveGuard(isTyped === true && !order.isPending && !order.isSuccess);
  const { getValues, setValue } = form;
  const [first] = offered;
  const isOffered = offered.includes(form.watch('paymentMethod'));
  useEffect(() => {
    if (!isOffered && first) setValue('paymentMethod', first);
  }, [isOffered, first, setValue]);
  const isIncomplete = submitCount > 0 && Object.keys(errors).length > 0;
  const choose = (address: SavedAddress | undefined) => {
    if (!mayDrop()) return;
    setChosen(address);
    const { paymentMethod } = getValues();
    form.reset({ ...deliveryTo(address), paymentMethod, isKept: false, invoice: invoiceAt(address) });
  };

  const submit = form.handleSubmit(({ paymentMethod, isKept, invoice, ...shippingAddress }) => {
    setFailure(undefined);
    const billed = businesses.find(({ _id }) => _id === invoice.to);
    const { address: street, city, state = '', postalCode: pincode, country = 'India' } = shippingAddress;
    order.mutate(
      {
        cart,
        checkout: { shippingAddress, paymentMethod, ...invoiceTo(billed, invoice.business, chosen) },
        coupon: coupon.applied,
      },
      {
        onSuccess: (placed) => {
          if (isKept) {
            keep(
              { address: { street, city, state, country, pincode } },
              { onError: (error) => console.error('The address could not be kept', error) },
            );
          }
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
      <LoadFailed query={saved}>{text.addressesFailed}</LoadFailed>
      {addresses.length > 0 && <AddressChoice addresses={addresses} chosen={chosen?._id} onChoose={choose} />}
      {!(chosen && isDeliverable(chosen)) && <DeliveryFields form={form} isNew={!chosen} />}
      {businesses.length > 0 && <InvoiceChoice addresses={businesses} form={form} />}
      <PaymentMethods offered={offered} shopTerms={shopTerms} registration={form.register('paymentMethod')} />
      <CouponField coupon={coupon} />
      <OrderSummary cart={cart} coupon={coupon.applied}>
        {failure && (
          <div>
            <FormMessage detail={failure.reason}>{text.orderFailed}</FormMessage>
            <p className="mt-2 text-ink-soft text-small">{text.nothingLost}</p>
          </div>
        )}
        <Button
          type="submit"
          size="large"
          wide
          isBusy={order.isPending}
          busyLabel={text.placing}
          disabled={coupon.isChecking || offered.length === 0}
        >
          {text.place}
        </Button>
        <Button tone="quiet" onClick={() => mayDrop() && onBack()}>
          {text.back}
        </Button>
      </OrderSummary>
    </form>
  );
}
