import { Button, FormMessage, Spinner } from '@print-shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useText } from '../messages/index.ts';

/** Things on one page of a list. */
export const PER_PAGE = 9;

interface OwnListProps<One> {
  title: string;
  empty: string;
  failed: string;
  result: UseQueryResult<{ data: readonly One[]; total: number | null }>;
  page: number;
  onPage: (page: number) => void;
  children: (one: One) => ReactNode;
}

/** One page of what the customer has, as pictures to choose from. */
export function OwnList<One>({ title, empty, failed, result, page, onPage, children }: OwnListProps<One>) {
  const text = useText();
  const heading = useId();
  const { data, isLoading, isLoadingError, refetch } = result;
  const pages = Math.ceil((data?.total ?? 0) / PER_PAGE);
  const content = () => {
    if (isLoading) return <Spinner />;
    if (isLoadingError)
      return (
        <div className="grid justify-items-start gap-2">
          <FormMessage>{failed}</FormMessage>
          <Button tone="outline" size="small" onClick={() => void refetch()}>
            {text.retry}
          </Button>
        </div>
      );
    // Nobody has asked for it yet.
    if (!data) return null;
    if (data.data.length === 0) return <p className="text-ink-soft text-small">{empty}</p>;
    return <ul className="grid grid-cols-3 gap-2">{data.data.map(children)}</ul>;
  };
  return (
    <section aria-labelledby={heading} className="mt-2 grid gap-2">
      <h3 id={heading} className="font-semibold text-small">
        {title}
      </h3>
      {content()}
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-2 text-small">
          <Button tone="outline" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {text.newer}
          </Button>
          <Button tone="outline" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {text.older}
          </Button>
          <p role="status" className="tabular text-ink-soft">
            {text.pageOf(page, pages)}
          </p>
        </div>
      )}
    </section>
  );
}
