import type { Cart } from '@print-shop/contracts';
import { Button, buttonClasses, EmptyState, ErrorState } from '@print-shop/ui';
import { usePageTitle, useUser } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { useAddresses } from '../../addresses/api/use-addresses.ts';
import { BoughtTogether } from '../../strip/bought-together.tsx';
import { RecentlySeen } from '../../strip/recently-seen.tsx';
import { useCart } from './api/use-cart.ts';
import { CartLine } from './components/cart-line.tsx';
import { CartSkeleton } from './components/cart-skeleton.tsx';
import { CheckoutForm } from './components/checkout-form.tsx';
import { CheckoutLines } from './components/checkout-lines.tsx';
import { OrderSummary } from './components/order-summary.tsx';
import { useText } from './messages/index.ts';

function FilledCart({ cart, addresses }: { cart: Cart; addresses: ReturnType<typeof useAddresses> }) {
  const text = useText();
  const [isCheckout, setIsCheckout] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (checkout: boolean) => {
    flushSync(() => setIsCheckout(checkout));
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  if (isCheckout)
    return (
      <div className="page pt-10 pb-20">
        <h1 ref={heading} tabIndex={-1} className="headline mx-auto mb-8 max-w-2xl text-title outline-none">
          {text.checkout}
        </h1>
        <CheckoutLines items={cart.items} />
        <CheckoutForm cart={cart} saved={addresses} onBack={() => show(false)} />
      </div>
    );
  return (
    <>
      <div className="page grid grid-cols-1 gap-10 pt-10 pb-20 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <h1 ref={heading} tabIndex={-1} className="headline text-title outline-none">
            {text.title}
          </h1>
          <ul className="mt-6 border-rule border-t">
            {cart.items.map((line) => (
              <CartLine key={line._id} line={line} onRemoved={(name) => setSaid(text.removed(name))} />
            ))}
          </ul>
          <p role="status" className="sr-only">
            {said}
          </p>
        </div>
        <div className="lg:sticky lg:top-24 lg:self-start">
          <OrderSummary cart={cart}>
            <Button size="large" wide onClick={() => show(true)}>
              {text.proceed}
            </Button>
            <Link to="/explore" className={buttonClasses({ tone: 'quiet' })}>
              {text.continueShopping}
            </Link>
          </OrderSummary>
        </div>
      </div>
      <Suggestions productIds={cart.items.map(({ productId }) => productId)} />
    </>
  );
}

/**
 * Products that may go into the cart as well. Recently seen products come first: their number is known at once, so nothing moves.
 */
function Suggestions({ productIds }: { productIds: readonly string[] }) {
  return (
    <>
      <RecentlySeen without={productIds} />
      <BoughtTogether productIds={productIds} />
    </>
  );
}

function EmptyCart() {
  const text = useText();
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={text.empty}
        action={
          <Link to="/explore" className={buttonClasses()}>
            {text.continueShopping}
          </Link>
        }
      >
        {text.emptyDetail}
      </EmptyState>
      <RecentlySeen without={[]} />
    </div>
  );
}

export default function CartPage() {
  const text = useText();
  usePageTitle(text.page);
  const user = useUser();
  const { data, isPending, error, refetch } = useCart();
  const addresses = useAddresses();
  if (!user) return <SignInNeeded title={text.title} text={text.signIn} />;
  return (
    <Region
      query={{ data, isPending: isPending || addresses.isPending, error, refetch }}
      loading={
        <>
          <CartSkeleton />
          {/* Already here, so that the foot of the page does not move when the cart arrives. */}
          <RecentlySeen without={[]} />
        </>
      }
      failed={
        <ErrorState level={1} title={text.loadFailed} detail={text.isSafe} onRetry={() => window.location.reload()} />
      }
      empty={<EmptyCart />}
    >
      {(cart) => (cart.items.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} addresses={addresses} />)}
    </Region>
  );
}
