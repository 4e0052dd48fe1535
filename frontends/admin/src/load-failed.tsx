import { Button } from '@print-shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useStaffText } from './messages/index.ts';

interface LoadFailedProps {
  query: Pick<UseQueryResult, 'isLoadingError' | 'isFetching' | 'refetch'>;
  /** Says what could not be loaded. */
  children: string;
}

/** Says that a part of a page could not be loaded, with a button that loads it again. Renders nothing for a query without a fault. */
export function LoadFailed({ query, children }: LoadFailedProps) {
  const { tryAgain } = useStaffText();
  if (!query.isLoadingError) return null;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-bad text-small">
      {children}
      <Button tone="outline" size="small" isBusy={query.isFetching} onClick={() => query.refetch()}>
        {tryAgain}
      </Button>
    </p>
  );
}
