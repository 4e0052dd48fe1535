import type { Product } from '@print-shop/contracts';
import { usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useProduct } from '../../api/use-product.ts';
import { BoughtTogether } from '../../strip/bought-together.tsx';
import { RecentlySeen } from '../../strip/recently-seen.tsx';
import { rememberSeen } from '../../strip/seen.ts';
import { Gallery } from './components/gallery.tsx';
import { JobTicket } from './components/job-ticket.tsx';
import { ProductHead } from './components/product-head.tsx';
import { ProductNotFound } from './components/product-not-found.tsx';
import { ProductSkeleton } from './components/product-skeleton.tsx';
import { PurchaseBar } from './components/purchase-bar.tsx';
import { SimilarProducts } from './components/similar-products.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { useChoices } from './use-choices.ts';

function ProductView({ product }: { product: Product }) {
  const { choices, choose } = useChoices();
  usePageTitle(product.name);
  useEffect(() => rememberSeen(product._id), [product._id]);
  return (
    <div className="flex flex-col">
      <div className="page grid grid-cols-1 gap-8 pt-4 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16 lg:pt-12 lg:pb-20">
        <Gallery product={product} choices={choices} />
        <div>
          <ProductHead product={product} />
          <JobTicket product={product} choices={choices} choose={choose} />
        </div>
      </div>
      <PurchaseBar product={product} choices={choices} />
      <SimilarProducts product={product} />
      <BoughtTogether productIds={[product._id]} />
      <Reviews product={product} />
      <RecentlySeen without={[product._id]} />
    </div>
  );
}

export default function ProductPage() {
  const { id = '' } = useParams();
  const query = useProduct(id);
  const missing = <ProductNotFound hasFailed={query.isError} onRetry={query.refetch} />;
  return (
    <Region query={query} loading={<ProductSkeleton />} failed={missing} empty={missing}>
      {(product) => <ProductView key={product._id} product={product} />}
    </Region>
  );
}
