import { Skeleton } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

export function OrderListSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text.loading}>
      <Skeleton className="h-12 lg:mt-7" />
      <div className="mt-8 grid gap-5">
        {['first', 'second', 'third'].map((order) => (
          <Skeleton key={order} className="h-60" />
        ))}
      </div>
    </div>
  );
}
