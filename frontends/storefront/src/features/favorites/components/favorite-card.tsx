import type { Product } from '@print-shop/contracts';
import { ProductCard, toast } from '@print-shop/ui';
import { Link } from 'react-router';
import { priceOf } from '../../../api/price-of.ts';
import { useAddToCart } from '../../../api/use-add-to-cart.ts';
import { useSetFavorite } from '../../../api/use-favorites.ts';

/** A liked product; its heart takes it off the list. */
export function FavoriteCard({ product }: { product: Product }) {
  const favorite = useSetFavorite();
  const cart = useAddToCart();
  return (
    <ProductCard
      name={product.name}
      image={product.images[0]}
      category={product.type}
      rupees={priceOf(product)}
      wasRupees={product.price}
      discountPercent={product.happyHourDiscount}
      isLiked
      isHeartBusy={favorite.isPending}
      isAdding={cart.isPending}
      isSoldOut={product.stock === 0}
      onToggleLike={() =>
        favorite.mutate(
          { productId: product._id, isLike: false },
          { onError: () => toast('Failed to remove item from favorites. Please try again.', 'bad') },
        )
      }
      onAdd={() =>
        cart.mutate(
          { productId: product._id, quantity: 1 },
          {
            onSuccess: () => toast(`${product.name} added to cart!`),
            onError: () => toast('Failed to add item to cart. Please try again.', 'bad'),
          },
        )
      }
      link={(name, className) => (
        <Link to={`/product/${product._id}`} className={className}>
          {name}
        </Link>
      )}
    />
  );
}
