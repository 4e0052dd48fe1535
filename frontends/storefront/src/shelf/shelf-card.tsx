import type { Product } from '@print-shop/contracts';
import { ProductCard, toast } from '@print-shop/ui';
import { useUser } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { priceOf } from '../api/price-of.ts';
import { useAddToCart } from '../api/use-add-to-cart.ts';
import { useFavorites, useSetFavorite } from '../api/use-favorites.ts';

/** A product on the shelf, with its heart and its way into the cart, wherever it is shown. */
export function ShelfCard({ product, isMain = false }: { product: Product; isMain?: boolean }) {
  const user = useUser();
  const { liked } = useFavorites();
  const favorite = useSetFavorite();
  const cart = useAddToCart();
  const isLiked = liked.has(product._id);

  const toggleLike = () => {
    if (!user) return toast('Please log in to save favorites.', 'bad');
    favorite.mutate(
      { productId: product._id, isLike: !isLiked },
      { onError: () => toast('Failed to update favorite. Please try again.', 'bad') },
    );
  };
  const add = () => {
    if (!user) return toast('Please log in to add items to cart.', 'bad');
    cart.mutate(
      { productId: product._id, quantity: 1 },
      {
        onSuccess: () => toast(`${product.name} added to cart!`),
        onError: () => toast('Failed to add item to cart. Please try again.', 'bad'),
      },
    );
  };

  return (
    <ProductCard
      name={product.name}
      image={product.images[0]}
      category={product.category}
      rupees={priceOf(product)}
      wasRupees={product.price}
      discountPercent={product.happyHourDiscount}
      isLiked={isLiked}
      isMain={isMain}
      isHeartBusy={favorite.isPending}
      isAdding={cart.isPending}
      isSoldOut={product.stock === 0}
      onToggleLike={toggleLike}
      onAdd={add}
      link={(name, className) => (
        <Link to={`/product/${product._id}`} className={className}>
          {name}
        </Link>
      )}
    />
  );
}
