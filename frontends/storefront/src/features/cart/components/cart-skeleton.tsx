import { Skeleton } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

/** The cart's own layout while it loads, so that nothing jumps when it arrives. */
export function CartSkeleton() {
  const text = useText();
  return (
    <div
      role="status"
      aria-label={text.loading}
      className="page grid grid-cols-1 gap-10 pt-10 pb-20 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-16"
    >
      <div>
        <h1 className="headline text-title">{text.title}</h1>
        <div className="mt-6 border-rule border-t">
          {['first', 'second'].map((line) => (
            <div
              key={line}
              className="grid grid-cols-[5.5rem_1fr] gap-4 border-rule border-b py-5 sm:grid-cols-[7rem_1fr]"
            >
              <Skeleton className="aspect-portrait" />
              <div>
                <Skeleton className="h-5 w-2/3" />
                <Skeleton className="mt-2 h-4 w-1/3" />
                <Skeleton className="mt-4 h-10 w-32" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
