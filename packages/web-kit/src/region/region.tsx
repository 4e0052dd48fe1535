import { ErrorState, LoadFailure, Spinner } from '@print-shop/ui';
import { ApiError } from '@print-shop/web-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** The part of a query that a region needs. */
interface Query<Data> extends Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'error'> {
  refetch: () => unknown;
}

interface RegionProps<Data> {
  query: Query<Data>;
  /** The label of a spinner, or what is shown in its place. */
  loading: ReactNode;
  /** The title of an error with a button to retry, or what is shown in its place. */
  failed: ReactNode;
  /** Heading level of that title: 1 when it is the page's only heading. */
  level?: 1 | 2;
  /** Returns what to show for a refusal of the server, or nothing if it is an error like any other. */
  refused?: (error: ApiError) => ReactNode;
  /** Shown for null and for a list, or a page of a list, without rows. */
  empty?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** Returns two queries as one: it loads until both have an answer, and reads both again. */
export const both = <A, B>(a: Query<A>, b: Query<B>): Query<readonly [A, B]> => ({
  data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
  isPending: a.isPending || b.isPending,
  error: a.error ?? b.error,
  refetch: () => [a.refetch(), b.refetch()],
});

/** True for a list without rows, and for a page of a list without rows. */
function hasNoRows(data: unknown): boolean {
  const rows = Array.isArray(data) ? data : (data as { data?: unknown }).data;
  return Array.isArray(rows) && rows.length === 0;
}

/**
 * Shows the state of a query: loading, refused, failed with a button to retry, empty, or its data. Data stays on the screen
 * when a later read fails, unless the server refuses it.
 */
export function Region<Data>({ query, loading, failed, level, refused, empty, children }: RegionProps<Data>) {
  const { data, isPending, error, refetch } = query;
  if (isPending) return typeof loading === 'string' ? <Spinner label={loading} /> : loading;
  const refusal = error instanceof ApiError && refused?.(error);
  if (refusal) return refusal;
  if (data === undefined)
    return typeof failed === 'string' ? <ErrorState level={level} title={failed} onRetry={() => refetch()} /> : failed;
  if (data === null || (empty && hasNoRows(data))) return empty;
  return children(data);
}

interface LoadFailedProps {
  query: Pick<UseQueryResult, 'isLoadingError' | 'isFetching'> & { refetch: () => unknown };
  /** Says what could not be loaded. */
  children: ReactNode;
}

/** Says that what a field or a part of a page needs could not be loaded. Renders nothing for a query without a fault. */
export const LoadFailed = ({ query: { isLoadingError, isFetching, refetch }, children }: LoadFailedProps) =>
  isLoadingError && (
    <LoadFailure isBusy={isFetching} onRetry={() => refetch()}>
      {children}
    </LoadFailure>
  );
