import type { Product } from '@print-shop/contracts';
import { steadyDiscount } from '@print-shop/contracts/client';
import { ProductCard, toast } from '@print-shop/ui';
import { useUser } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { priceOf } from '../api/price-of.ts';
import { useSetFavorite } from '../api/use-favorites.ts';
import { useText } from './messages/index.ts';
import { useAddOne } from './use-add-one.ts';

/** A product card with its heart and Add to Cart button. */
export function ShelfCard({ product, isLiked, isMain }: { product: Product; isLiked: boolean; isMain: boolean }) {
  const text = useText();
  const user = useUser();
  const favorite = useSetFavorite();
  const { isAdding, add } = useAddOne(product);

  const toggleLike = () => {
    if (!user) return toast(text.logInToSave, 'bad');
    favorite.mutate({ productId: product._id, isLike: !isLiked }, { onError: () => toast(text.saveFailed, 'bad') });
  };

  return (
    <ProductCard
      name={product.name}
      image={product.images[0]}
      category={product.category}
      rupees={priceOf(product)}
      wasRupees={product.price}
      discountPercent={steadyDiscount(product)}
      rating={product.rating}
      reviewCount={product.reviewCount}
      isLiked={isLiked}
      isMain={isMain}
      isHeartBusy={favorite.isPending}
      isAdding={isAdding}
      isSoldOut={product.stock === 0}
      isBestSeller={product.isBestSeller}
      isNew={product.isNew}
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
