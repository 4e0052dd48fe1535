import { readTrackedBulkOrder, readTrackedOrder } from '@print-shop/contracts/client';
import { ErrorState, Spinner } from '@print-shop/ui';
import { ApiError, call, useLinkToken } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { OrderSheet } from './features/order/components/order-sheet.tsx';
import { LinkOver } from './features/own-bulk-order/link-over.tsx';
import { useText } from './features/own-bulk-order/messages/index.ts';
import { TrackForm } from './features/own-bulk-order/track-form.tsx';
import { TrackedBulkOrder } from './features/own-bulk-order/tracked-bulk-order.tsx';
import { TrackedAccount } from './order-parts/account-of-order.tsx';
import { TrackedArtwork } from './order-parts/artwork.tsx';
import { TrackedDocuments } from './order-parts/documents.tsx';
import { TrackedProofs } from './order-parts/proofs.tsx';

const isOver = (error: unknown) => error instanceof ApiError && error.status === 404;

async function readTracked(isOrder: boolean, token: string) {
  if (isOrder) return { order: await call(readTrackedOrder, { body: { token } }) };
  return { bulkOrder: await call(readTrackedBulkOrder, { body: { token } }) };
}

function Tracked({ token }: { token: string }) {
  const text = useText();
  const isOrder = useSearchParams()[0].get('of') === 'order';
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['tracked', isOrder, token],
    queryFn: () => readTracked(isOrder, token),
    refetchOnWindowFocus: true,
  });
  if (isPending) return <Spinner label={text.loading} />;
  if (isOver(error)) return <LinkOver />;
  if (!data) return <ErrorState level={1} title={text.failed} onRetry={() => refetch()} />;
  const { order, bulkOrder } = data;
  const isCancelled = order ? order.status === 'cancelled' : bulkOrder.status === 'Cancelled';
  const parts = {
    money: <TrackedAccount token={token} />,
    documents: (
      <>
        <TrackedDocuments token={token} canAsk={!isCancelled} />
        <TrackedArtwork token={token} />
        <TrackedProofs token={token} />
      </>
    ),
  };
  return order ? <OrderSheet order={order} {...parts} /> : <TrackedBulkOrder order={bulkOrder} {...parts} />;
}

/** Where guests find an order again: by the link of a mail, or by number, contact and a code. */
export default function TrackScreen() {
  const token = useLinkToken();
  return token ? <Tracked key={token} token={token} /> : <TrackForm />;
}
