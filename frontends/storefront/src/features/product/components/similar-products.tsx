import type { Product } from '@print-shop/contracts';
import { LoadFailure } from '@print-shop/ui';
import { Region } from '@print-shop/web-kit/region';
import { Link } from 'react-router';
import { ShelfGrid, ShelfSkeleton } from '../../../shelf/shelf-grid.tsx';
import { useSimilarProducts } from '../api/use-similar-products.ts';
import { useText } from '../messages/index.ts';

/** Up to four similar products, and a link to all of the type, which is shown even without similar products. */
export function SimilarProducts({ product }: { product: Product }) {
  const text = useText();
  const query = useSimilarProducts(product);
  return (
    <section aria-labelledby="similar" className="page pb-20">
      <div className="mb-6 flex items-baseline justify-between gap-4 border-rule border-t pt-10">
        <h2 id="similar" className="headline text-title">
          {text.similar}
        </h2>
        <Link
          to={`/explore?type=${encodeURIComponent(product.type)}`}
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-action text-small hover:underline"
        >
          {text.viewAll}
        </Link>
      </div>
      <Region
        query={query}
        loading={<ShelfSkeleton count={4} />}
        failed={<LoadFailure onRetry={query.refetch}>{text.similarFailed}</LoadFailure>}
        empty={<p className="text-ink-soft">{text.noneSimilar}</p>}
      >
        {(products) => <ShelfGrid products={products} />}
      </Region>
    </section>
  );
}
