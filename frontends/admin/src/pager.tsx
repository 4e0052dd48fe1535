import { Button } from '@print-shop/ui';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Older and newer; absent while everything fits on one page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-3 flex items-center justify-end gap-3">
      <Button tone="outline" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span className="tabular">
        {page} of {pages}
      </span>
      <Button tone="outline" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
