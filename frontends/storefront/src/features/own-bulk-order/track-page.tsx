import { readTrackedBulkOrder } from '@print-shop/contracts/client';
import { buttonClasses, EmptyState, ErrorState, Spinner } from '@print-shop/ui';
import { ApiError, queryFor, useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { HelpLine } from '../../order-parts/help-line.tsx';
import { History } from '../../order-parts/history.tsx';
import { OrderHead } from '../../order-parts/order-head.tsx';
import { BulkFacts, BulkLines } from './bulk-parts.tsx';
import { historyOfBulk } from './history-of-bulk.ts';
import { useText } from './messages/index.ts';
import { TrackForm } from './track-form.tsx';

function TrackedOrder({ token }: { token: string }) {
  const text = useText();
  const { data, isPending, error, refetch } = useQuery({
    ...queryFor(readTrackedBulkOrder, { body: { token } }),
    refetchOnWindowFocus: true,
  });
  usePageTitle(data ? text.page(data._id.slice(0, 8).toUpperCase()) : text.track.title);
  if (isPending) return <Spinner label={text.loading} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <div className="page">
        <EmptyState
          level={1}
          title={text.track.over}
          action={
            <Link to="/track" className={buttonClasses()}>
              {text.track.again}
            </Link>
          }
        >
          {text.track.overText}
        </EmptyState>
      </div>
    );
  if (!data) return <ErrorState level={1} title={text.failed} onRetry={() => refetch()} />;
  const number = data._id.slice(0, 8).toUpperCase();
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <OrderHead
        number={number}
        createdAt={data.createdAt}
        headline={text.headlines[data.status]}
        next={data.status === 'Pending' ? text.track.next : text.next[data.status]}
      />
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-14">
        <section aria-label={text.shirts}>
          <BulkLines order={data} />
        </section>
        <div className="grid content-start gap-6">
          <BulkFacts order={data} />
          <History entries={historyOfBulk(data, text)} />
        </div>
      </div>
      <HelpLine number={number} />
    </div>
  );
}

/** Where guests find a bulk order again: by the link of a mail, or by number, contact and a code. */
export default function TrackPage() {
  const token = useLinkToken();
  return token ? <TrackedOrder key={token} token={token} /> : <TrackForm />;
}
