import { EmptyState, ErrorState, Spinner } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useState } from 'react';
import { PAGE_SIZE, useAudit } from '../../history/api/use-audit.ts';
import { ChangeList } from '../../history/change-list.tsx';
import { Pager } from '../../list/pager.tsx';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';

/** All changes by staff. */
export default function ChangesPage() {
  const text = useText();
  usePageTitle(text.title);
  const [page, setPage] = useState(1);
  const { data, isPending, isLoadingError, refetch } = useAudit({}, page);
  if (isLoadingError) return <ErrorState level={1} title={text.failed} onRetry={() => refetch()} />;
  return (
    <>
      <PageHead title={text.title} text={text.lead} />
      {isPending && <Spinner label={text.loading} />}
      {data?.data.length === 0 && <EmptyState title={text.none} />}
      {data && data.data.length > 0 && (
        <div className="max-w-3xl rounded border border-rule bg-sheet p-5">
          <ChangeList entries={data.data} />
        </div>
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={data?.total ?? 0} onPage={setPage} />
    </>
  );
}
