import { Skeleton } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

/** Placeholder with the product page's layout: picture left, options right. */
export function ProductSkeleton() {
  const text = useText();
  return (
    <div
      role="status"
      aria-label={text.loading}
      className="page grid grid-cols-1 gap-8 pt-4 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16 lg:pt-12 lg:pb-20"
    >
      <Skeleton className="aspect-square sm:aspect-portrait lg:w-full lg:max-w-[max(24rem,calc((100dvh-17.5rem)*0.8))]" />
      <div>
        <Skeleton className="mt-3 h-5 w-1/3" />
        <Skeleton className="mt-4 h-10 w-4/5" />
        <Skeleton className="mt-4 h-6 w-1/2" />
        <Skeleton className="mt-5 h-9 w-2/5" />
        <Skeleton className="mt-5 h-20" />
        {['first', 'second', 'third'].map((step) => (
          <Skeleton key={step} className="mt-8 h-24" />
        ))}
      </div>
    </div>
  );
}
