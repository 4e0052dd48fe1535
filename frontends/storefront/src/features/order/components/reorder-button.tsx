import type { Order, OrderItem } from '@print-shop/contracts';
import { Button, buttonClasses, FormMessage, toast } from '@print-shop/ui';
import { ApiError } from '@print-shop/web-kit';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAddToCart } from '../../../api/use-add-to-cart.ts';
import { useText } from '../messages/index.ts';

/** The product, or one of its options, is not sold any more. */
const isGone = (error: unknown) => error instanceof ApiError && [400, 404, 409].includes(error.status);

type ProductItem = OrderItem & { product: string };
const isProduct = (item: OrderItem): item is ProductItem => item.product !== null;

/**
 * The lines that are ordered again: those that were delivered or are on their way, or all of an order that was cancelled as a
 * whole. Quoted lines that are no products are left out.
 */
const linesOf = ({ status, orderItems }: Order): ProductItem[] =>
  orderItems.filter(isProduct).filter(({ cancelledAt }) => status === 'cancelled' || !cancelledAt);

/** Puts the items of an order into the cart again at today's prices, and says which are not sold any more. */
export function ReorderButton({ order }: { order: Order }) {
  const text = useText();
  const { mutateAsync } = useAddToCart();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  /** The lines that are not in the cart yet. A second try leaves out those that the first one put there. */
  const [left, setLeft] = useState(() => linesOf(order));
  const [gone, setGone] = useState<ProductItem[]>([]);
  const hasAdded = left.length + gone.length < linesOf(order).length;

  const reorder = async () => {
    setIsBusy(true);
    const missing: ProductItem[] = [];
    for (const [index, item] of left.entries()) {
      const { product, qty, size, color, placement, design, bothSides, scene, sceneSignature } = item;
      const options = { size, color, placement, design, bothSides, scene, sceneSignature };
      try {
        await mutateAsync({ productId: product, quantity: qty, ...options });
      } catch (error) {
        if (isGone(error)) missing.push(item);
        else {
          console.error('Re-order failed', error);
          toast(text.addFailed, 'bad');
          setLeft([...missing, ...left.slice(index)]);
          setIsBusy(false);
          return;
        }
      }
    }
    if (missing.length === 0) return navigate('/cart');
    setLeft([]);
    setGone(missing);
    setIsBusy(false);
  };

  if (gone.length > 0)
    return (
      <div className="grid w-full justify-items-start gap-3">
        <FormMessage detail={hasAdded ? text.restInCart : text.noneInCart}>
          {text.notInCart(gone.map(({ name }) => name).join(', '))}
        </FormMessage>
        {hasAdded && (
          <Link to="/cart" className={buttonClasses({ tone: 'outline' })}>
            {text.toCart}
          </Link>
        )}
      </div>
    );
  return (
    <Button tone="outline" isBusy={isBusy} busyLabel={text.adding} onClick={reorder}>
      {text.again}
    </Button>
  );
}
