import { usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { Link } from 'react-router';
import { ShelfGrid, ShelfSkeleton } from '../../shelf/shelf-grid.tsx';
import { useFeaturedProducts } from './api/use-featured-products.ts';
import { CategoryBands } from './components/category-bands.tsx';
import { Hero } from './components/hero.tsx';
import { PriceList } from './components/price-list.tsx';
import { ServicesStrip } from './components/services-strip.tsx';
import { Steps } from './components/steps.tsx';
import { Trust } from './components/trust.tsx';
import { useText } from './messages/index.ts';
import { onShelf, SHELF_SIZE } from './on-shelf.ts';

export default function HomePage() {
  const text = useText().shelf;
  usePageTitle(undefined);
  const query = useFeaturedProducts();
  const { data: products = [], isPending } = query;
  return (
    <>
      <Hero />
      <section aria-labelledby="shelf" className="page pb-14 lg:pb-20">
        <div className="mb-5 flex items-baseline justify-between gap-4">
          <h2 id="shelf" className="headline text-title">
            {text.title}
          </h2>
          <Link
            to="/explore"
            className="inline-flex min-h-11 shrink-0 items-center font-semibold text-action text-small hover:underline"
          >
            {text.all}
          </Link>
        </div>
        <Region
          query={query}
          loading={<ShelfSkeleton count={SHELF_SIZE} />}
          failed={text.failed}
          empty={<p className="text-ink-soft">{text.empty}</p>}
        >
          {(known) => <ShelfGrid products={onShelf(known)} />}
        </Region>
      </section>
      <Steps />
      <CategoryBands products={products} isPending={isPending} />
      <PriceList products={products} isPending={isPending} />
      <ServicesStrip />
      <Trust />
    </>
  );
}
