import { LIST_REACH } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** How many pages can be reached; one at the least. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(Math.min(total, LIST_REACH) / pageSize));

/** One page back and forth; absent while everything fits on one page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const pages = pagesOf(total, pageSize);
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-end gap-3">
      {page >= pages && total > LIST_REACH && (
        <p className="text-ink-soft">
          Only the first {LIST_REACH.toLocaleString('en-IN')} can be paged through. Search, filter or sort to see
          others.
        </p>
      )}
      <Button tone="outline" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="tabular">
        Page {page} of {pages.toLocaleString('en-IN')}
      </span>
      <Button tone="outline" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
