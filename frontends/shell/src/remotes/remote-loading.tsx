import { Skeleton } from '@print-shop/ui';
import { useText } from './messages/index.ts';

/** The paper before the print: blocks where a screen will be. */
export function RemoteLoading() {
  const text = useText();
  return (
    <div role="status" aria-label={text.loading} className="page section">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-4 h-5 w-1/2" />
      <div className="mt-10 grid grid-cols-2 gap-6 lg:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((block) => (
          <Skeleton key={block} className="aspect-portrait" />
        ))}
      </div>
    </div>
  );
}
