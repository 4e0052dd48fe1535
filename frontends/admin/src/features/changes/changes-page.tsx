import { EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
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
  const query = useAudit({}, page);
  return (
    <>
      <PageHead title={text.title} text={text.lead} />
      <Region query={query} loading={text.loading} failed={text.failed} empty={<EmptyState title={text.none} />}>
        {({ data }) => (
          <div className="max-w-3xl rounded border border-rule bg-sheet p-5">
            <ChangeList entries={data} />
          </div>
        )}
      </Region>
      <Pager page={page} pageSize={PAGE_SIZE} total={query.data?.total ?? 0} onPage={setPage} />
    </>
  );
}
