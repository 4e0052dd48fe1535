import type { Cart } from '@print-shop/contracts';
import { Button, buttonClasses, EmptyState, ErrorState, Spinner } from '@print-shop/ui';
import { usePageTitle, useUser } from '@print-shop/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { useCart } from './api/use-cart.ts';
import { CartLine } from './components/cart-line.tsx';
import { CheckoutForm } from './components/checkout-form.tsx';
import { OrderSummary } from './components/order-summary.tsx';

const FAILED = 'Failed to load cart. Please try again.';

function FilledCart({ cart }: { cart: Cart }) {
  const [isCheckout, setIsCheckout] = useState(false);
  const show = (checkout: boolean) => {
    setIsCheckout(checkout);
    window.scrollTo({ top: 0 });
  };
  if (isCheckout)
    return (
      <div className="page pt-10 pb-20">
        <h1 className="headline mx-auto mb-8 max-w-2xl text-title">Checkout</h1>
        <CheckoutForm cart={cart} onBack={() => show(false)} />
      </div>
    );
  return (
    <div className="page grid grid-cols-1 gap-10 pt-10 pb-20 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-16">
      <div>
        <h1 className="headline text-title">Your cart</h1>
        <ul className="mt-6 border-rule border-t">
          {cart.items.map((line) => (
            <CartLine key={line._id} line={line} />
          ))}
        </ul>
      </div>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <OrderSummary cart={cart}>
          <Button size="large" wide onClick={() => show(true)}>
            Proceed to Checkout
          </Button>
          <Link to="/explore" className={buttonClasses({ tone: 'quiet' })}>
            Continue Shopping
          </Link>
        </OrderSummary>
      </div>
    </div>
  );
}

export default function CartPage() {
  usePageTitle('Cart');
  const user = useUser();
  const { data: cart, isPending, isError } = useCart();
  if (!user) return <SignInNeeded title="Your cart" text="Please log in to view your cart." />;
  if (isPending) return <Spinner label="Loading your cart..." />;
  if (isError)
    return (
      <ErrorState
        level={1}
        title={FAILED}
        detail="Your cart itself is safe."
        onRetry={() => window.location.reload()}
      />
    );
  if (!cart || cart.items.length === 0)
    return (
      <div className="page">
        <EmptyState
          level={1}
          title="Your cart is empty"
          action={
            <Link to="/explore" className={buttonClasses()}>
              Continue Shopping
            </Link>
          }
        >
          Cards, t-shirts, mugs, signs: everything on the shelf can be in your hands within a week.
        </EmptyState>
      </div>
    );
  return <FilledCart cart={cart} />;
}
