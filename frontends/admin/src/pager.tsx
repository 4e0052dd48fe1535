import { Button } from '@print-shop/ui';
import { REACH } from './use-list.ts';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** One page back and forth; absent while everything fits on one page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const pages = Math.ceil(Math.min(total, REACH) / pageSize);
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-end gap-3">
      {page >= pages && total > REACH && (
        <p className="text-ink-soft">
          Only the first {REACH.toLocaleString('en-IN')} can be paged through. Search, filter or sort to see others.
        </p>
      )}
      <Button tone="outline" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="tabular">
        Page {page} of {Math.max(pages, 1).toLocaleString('en-IN')}
      </span>
      <Button tone="outline" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
