import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useCartCount } from './api/use-cart-count.ts';
import { useText } from './messages/index.ts';

/** Link to the cart; its badge is animated like a stamp whenever the count changes. */
export function CartLink() {
  const text = useText();
  const count = useCartCount();
  return (
    <Link
      to="/cart"
      className="tappable relative inline-flex items-center justify-center gap-2 rounded px-2 hover:bg-board-rule"
    >
      <span className="sr-only">{text.cartWith(count)}</span>
      <ShoppingBag aria-hidden="true" className="size-5.5" />
      <span aria-hidden="true" className="hidden font-medium text-small xl:inline">
        {text.cart}
      </span>
      {count > 0 && (
        <span
          key={count}
          aria-hidden="true"
          className="tabular absolute top-0.5 left-6 min-w-5 animate-press rounded-full bg-yellow px-1 text-center font-bold text-caption text-stamp-ink leading-5 xl:static"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
