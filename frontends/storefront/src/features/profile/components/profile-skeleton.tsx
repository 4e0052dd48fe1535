import { Skeleton } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

export function ProfileSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text.loading} className="page pt-10 pb-20" style={{ maxWidth: '46rem' }}>
      <h1 className="headline text-title">{text.title}</h1>
      <Skeleton className="mt-6 h-[32rem]" />
    </div>
  );
}
