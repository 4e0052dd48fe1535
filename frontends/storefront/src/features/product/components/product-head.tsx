import type { Product } from '@print-shop/contracts';
import { toRupees } from '@print-shop/contracts/client';
import { Badge, buttonClasses, Price, ProductTag, Rating } from '@print-shop/ui';
import { Link } from 'react-router';
import { piecesPrice } from '../../../api/pieces-price.ts';
import { useMoment } from '../../../api/use-moment.ts';
import { useText } from '../messages/index.ts';
import { ProductActions } from './product-actions.tsx';
import { Schedule } from './schedule.tsx';

const LOW_STOCK = 10;

function Stock({ stock }: { stock: number }) {
  const text = useText();
  if (stock === 0) return <Badge tone="bad">{text.soldOut}</Badge>;
  return stock < LOW_STOCK ? (
    <Badge tone="wait">{text.fewLeft(stock)}</Badge>
  ) : (
    <Badge tone="good">{text.inStock}</Badge>
  );
}

/** Name, rating, price and description. */
export function ProductHead({ product }: { product: Product }) {
  const text = useText();
  const { unitPaise } = piecesPrice(product, { quantity: 1 }, useMoment());
  return (
    <div className="pb-6">
      <div className="flex items-start justify-between gap-4">
        <p className="pt-2.5 text-ink-soft text-small">
          <Link to={`/explore?type=${encodeURIComponent(product.type)}`} className="hover:underline">
            {product.type}
          </Link>
          {product.category && ` / ${product.category}`}
        </p>
        <ProductActions product={product} />
      </div>
      <h1 className="headline mt-1 text-title">{product.name}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {product.rating !== undefined && <Rating value={product.rating} count={product.reviewCount ?? 0} />}
        <Stock stock={product.stock} />
        <ProductTag isBestSeller={product.isBestSeller} isNew={product.isNew} />
      </div>
      <p className="mt-4">
        <Price rupees={toRupees(unitPaise)} wasRupees={product.price} className="text-title" />
        <span className="block text-ink-soft text-small">{text.perPiece}</span>
      </p>
      <Schedule product={product} />
      <p className="mt-4 measure whitespace-pre-line">{product.description}</p>
      {product.type === 'T-Shirt' && (
        <Link to={`/order/${product._id}`} className={buttonClasses({ tone: 'outline', className: 'mt-5' })}>
          {text.bulkOrder}
        </Link>
      )}
    </div>
  );
}
