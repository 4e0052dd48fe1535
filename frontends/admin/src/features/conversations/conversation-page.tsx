import { countConversations, followAllOrders, getConversation } from '@print-shop/contracts/client';
import { ErrorState, Spinner } from '@print-shop/ui';
import { NotFoundPage, usePageTitle } from '@print-shop/web-kit';
import { ConversationBox, useConversation } from '@print-shop/web-kit/conversation';
import { useLive } from '@print-shop/web-kit/live';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';
import { numberOf } from './number-of.ts';

/** The queries that are read again when something changes. */
const LIVE = [getConversation, countConversations];

/** One conversation, with the way to its order. */
export default function ConversationPage() {
  useLive(followAllOrders, LIVE);
  const text = useText();
  const { id = '' } = useParams();
  const { data, isPending, isError, refetch } = useConversation(id);
  usePageTitle(text.title);
  if (isPending) return <Spinner label={text.loading} />;
  if (isError && !data) return <ErrorState level={1} title={text.failed} onRetry={() => refetch()} />;
  if (!data) return <NotFoundPage />;
  const isBulk = data.kind === 'bulk-order';
  return (
    <>
      <Link to="/admin/conversations" className="mb-2 inline-flex min-h-6 items-center gap-1 hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" /> {text.back}
      </Link>
      <PageHead
        title={isBulk ? text.bulkOrder(numberOf(data)) : text.order(numberOf(data))}
        text={data.customer || text.unknown}
      >
        <Link
          to={isBulk ? `/admin/bulk-orders?search=${id}` : `/admin/orders/${id}`}
          className="inline-flex min-h-6 items-center text-action underline"
        >
          {isBulk ? text.toBulkOrder : text.toOrder}
        </Link>
      </PageHead>
      <ConversationBox id={id} className="max-w-[56rem]" />
    </>
  );
}
