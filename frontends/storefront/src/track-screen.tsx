import {
  followTrackedOrder,
  listTrackedInvoices,
  listTrackedProofs,
  readTrackedAccount,
  readTrackedBulkOrder,
  readTrackedConversation,
  readTrackedOrder,
} from '@print-shop/contracts/client';
import { ErrorState, Spinner } from '@print-shop/ui';
import { ApiError, queryFor, useLinkToken } from '@print-shop/web-kit';
import { useLive } from '@print-shop/web-kit/live';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { TrackedOrder } from './features/order/tracked-order.tsx';
import { BulkSheet } from './features/own-bulk-order/bulk-sheet.tsx';
import { LinkOver } from './features/own-bulk-order/link-over.tsx';
import { useText } from './features/own-bulk-order/messages/index.ts';
import { TrackForm } from './features/own-bulk-order/track-form.tsx';
import { TrackedAccount } from './order-parts/account-of-order.tsx';
import { TrackedArtwork } from './order-parts/artwork.tsx';
import { TrackedDocuments } from './order-parts/documents.tsx';
import { takeLink } from './order-parts/paying.ts';
import { TrackedProofs } from './order-parts/proofs.tsx';

const isOver = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The queries that are read again when the order changes. */
const LIVE = [
  ...[readTrackedOrder, readTrackedBulkOrder, readTrackedConversation, readTrackedAccount],
  ...[listTrackedInvoices, listTrackedProofs],
];

/** The documents, files and proofs of a guest's order. */
function Documents({ token, isCancelled }: { token: string; isCancelled: boolean }) {
  return (
    <>
      <TrackedDocuments token={token} canAsk={!isCancelled} />
      <TrackedArtwork token={token} />
      <TrackedProofs token={token} />
    </>
  );
}

interface LoadedProps<Loaded> {
  query: Pick<UseQueryResult<Loaded>, 'data' | 'isPending' | 'error' | 'refetch'>;
  children: (loaded: Loaded) => ReactNode;
}

/** The state of a link: loading, ended, failed or there. */
function Opened<Loaded>({ query: { data, isPending, error, refetch }, children }: LoadedProps<Loaded>) {
  const text = useText();
  if (isPending) return <Spinner label={text.loading} />;
  if (isOver(error)) return <LinkOver />;
  if (!data) return <ErrorState level={1} title={text.failed} onRetry={() => refetch()} />;
  return children(data);
}

function GuestsOrder({ token }: { token: string }) {
  const query = useQuery({ ...queryFor(readTrackedOrder, { body: { token } }), refetchOnWindowFocus: true });
  return (
    <Opened query={query}>
      {(order) => (
        <TrackedOrder
          order={order}
          token={token}
          money={<TrackedAccount token={token} />}
          documents={<Documents token={token} isCancelled={order.status === 'cancelled'} />}
        />
      )}
    </Opened>
  );
}

function GuestsBulkOrder({ token }: { token: string }) {
  const query = useQuery({ ...queryFor(readTrackedBulkOrder, { body: { token } }), refetchOnWindowFocus: true });
  return (
    <Opened query={query}>
      {(order) => (
        <BulkSheet
          order={order}
          token={token}
          money={<TrackedAccount token={token} />}
          documents={<Documents token={token} isCancelled={order.status === 'Cancelled'} />}
        />
      )}
    </Opened>
  );
}

function Tracked({ token }: { token: string }) {
  useLive(followTrackedOrder, LIVE, token);
  const isOrder = useSearchParams()[0].get('of') === 'order';
  return isOrder ? <GuestsOrder token={token} /> : <GuestsBulkOrder token={token} />;
}

/**
 * Guests find an order again here: by the link of an email, or by number, contact and a code. A guest who comes back from paying
 * gets the link again.
 */
export default function TrackScreen() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const kept = token ? '' : takeLink();
    if (kept) navigate({ search, hash: `token=${kept}` }, { replace: true });
  }, [token, search, navigate]);
  return token ? <Tracked key={token} token={token} /> : <TrackForm />;
}
