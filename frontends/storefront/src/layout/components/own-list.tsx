import { Button, FormMessage, Spinner } from '@print-shop/ui';
import { Region } from '@print-shop/web-kit/region';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useText } from '../messages/index.ts';

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
  const pages = Math.ceil((result.data?.total ?? 0) / PER_PAGE);
  return (
    <section aria-labelledby={heading} className="mt-2 grid gap-2">
      <h3 id={heading} className="font-semibold text-small">
        {title}
      </h3>
      <Region
        query={result}
        // A query that is not enabled yet is pending without loading.
        loading={result.isLoading && <Spinner />}
        failed={
          <div className="grid justify-items-start gap-2">
            <FormMessage>{failed}</FormMessage>
            <Button tone="outline" size="small" onClick={() => void result.refetch()}>
              {text.retry}
            </Button>
          </div>
        }
        empty={<p className="text-ink-soft text-small">{empty}</p>}
      >
        {({ data }) => <ul className="grid grid-cols-3 gap-2">{data.map(children)}</ul>}
      </Region>
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
