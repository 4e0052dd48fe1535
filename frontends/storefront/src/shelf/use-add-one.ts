import type { Product } from '@print-shop/contracts';
import { toast } from '@print-shop/ui';
import { useUser } from '@print-shop/web-kit';
import { useAddToCart } from '../api/use-add-to-cart.ts';
import { useText } from './messages/index.ts';

/** The Add to Cart button of a card: adds one piece for the signed-in user and reports the result. */
export function useAddOne(product: Product): { isAdding: boolean; add: () => void } {
  const text = useText();
  const user = useUser();
  const cart = useAddToCart();
  const add = () => {
    if (!user) return toast(text.logInToAdd, 'bad');
    cart.mutate(
      { productId: product._id, quantity: 1 },
      {
        onSuccess: () => toast(text.added(product.name)),
        onError: () => toast(text.addFailed, 'bad'),
      },
    );
  };
  return { isAdding: cart.isPending, add };
}
