import type { Product } from '@print-shop/contracts';
import { Price, ProductPicture, Skeleton } from '@print-shop/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { priceOf } from '../api/price-of.ts';
import { useText } from './messages/index.ts';

const item = 'w-32 shrink-0 sm:w-36';

interface ProductStripProps {
  title: string;
  /** Products by place; a place without one is still being loaded. */
  products: readonly (Product | undefined)[];
  /** Beside the title. */
  action?: ReactNode;
  /** Above the products. */
  children?: ReactNode;
}

/** Small products in a row that scrolls sideways. Its height does not change when they are loaded. */
export function ProductStrip({ title, products, action, children }: ProductStripProps) {
  const text = useText();
  const id = useId();
  const isLoading = products.some((product) => !product);
  return (
    <section aria-labelledby={id} className="page pb-16">
      <div className="mb-5 flex min-h-11 items-baseline justify-between gap-4">
        <h2 id={id} className="headline text-lead">
          {title}
        </h2>
        {action}
      </div>
      {children}
      {isLoading && (
        <p role="status" className="sr-only">
          {text.loading}
        </p>
      )}
      <ul className="flex gap-4 overflow-x-auto pb-2">
        {products.map((product, index) =>
          product ? (
            <li key={product._id} className={`group relative ${item}`}>
              <ProductPicture src={product.images[0]} alt="" sizes="144px" className="rounded" />
              <Link
                to={`/product/${product._id}`}
                className="mt-2 line-clamp-2 h-12 font-semibold text-small after:absolute after:inset-0 group-hover:underline"
              >
                {product.name}
              </Link>
              <Price rupees={priceOf(product)} wasRupees={priceOf(product)} className="block h-6 text-small" />
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: places without products have no identity
            <li key={index} className={item}>
              <Skeleton className="aspect-portrait" />
              <Skeleton className="mt-2 h-18" />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
