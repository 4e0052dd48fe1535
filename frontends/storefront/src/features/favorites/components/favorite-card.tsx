import type { Product } from '@print-shop/contracts';
import { steadyDiscount } from '@print-shop/contracts/client';
import { ProductCard, toast } from '@print-shop/ui';
import { Link } from 'react-router';
import { priceOf } from '../../../api/price-of.ts';
import { useSetFavorite } from '../../../api/use-favorites.ts';
import { useAddOne } from '../../../shelf/use-add-one.ts';
import { useText } from '../messages/index.ts';

/** A liked product; its heart takes it off the list. */
export function FavoriteCard({ product, onRemove }: { product: Product; onRemove: () => void }) {
  const text = useText();
  const favorite = useSetFavorite();
  const { isAdding, add } = useAddOne(product);
  return (
    <ProductCard
      name={product.name}
      image={product.images[0]}
      category={product.type}
      rupees={priceOf(product)}
      wasRupees={product.price}
      discountPercent={steadyDiscount(product)}
      isLiked
      isHeartBusy={favorite.isPending}
      isAdding={isAdding}
      isSoldOut={product.stock === 0}
      isBestSeller={product.isBestSeller}
      isNew={product.isNew}
      onToggleLike={() => {
        onRemove();
        favorite.mutate({ productId: product._id, isLike: false }, { onError: () => toast(text.removeFailed, 'bad') });
      }}
      onAdd={add}
      link={(name, className) => (
        <Link to={`/product/${product._id}`} className={className}>
          {name}
        </Link>
      )}
    />
  );
}
