import { LIST_REACH } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';
import { useText } from './messages/index.ts';

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
  const text = useText();
  const pages = pagesOf(total, pageSize);
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label={text.pages} className="mt-3 flex flex-wrap items-center justify-end gap-3">
      {page >= pages && total > LIST_REACH && (
        <p className="text-ink-soft">{text.onlyFirst(LIST_REACH.toLocaleString('en-IN'))}</p>
      )}
      <Button tone="outline" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {text.previous}
      </Button>
      <span className="tabular">{text.page(page, pages.toLocaleString('en-IN'))}</span>
      <Button tone="outline" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {text.next}
      </Button>
    </nav>
  );
}
