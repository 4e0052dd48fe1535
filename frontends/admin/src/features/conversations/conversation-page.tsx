import type { Conversation } from '@print-shop/contracts';

import { NotFoundPage, usePageTitle } from '@print-shop/web-kit';
import { ConversationBox, useConversation } from '@print-shop/web-kit/conversation';
import { Region } from '@print-shop/web-kit/region';
import { Link, useParams } from 'react-router';
import { orderPage } from '../../order-page.ts';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';
import { numberOf } from './number-of.ts';

export default function ConversationPage() {
  const text = useText();
  const { id = '' } = useParams();
  const query = useConversation(id);
  usePageTitle(text.title);
  return (
    <Region query={query} loading={text.loading} failed={text.failed} level={1} empty={<NotFoundPage />}>
      {(conversation) => <ConversationView conversation={conversation} />}
    </Region>
  );
}

function ConversationView({ conversation }: { conversation: Conversation }) {
  const text = useText();
  const { _id: id } = conversation;
  const isInBulk = conversation.kind === 'bulk-order';
  return (
    <>
      <PageHead
        title={isInBulk ? text.bulkOrder(numberOf(conversation)) : text.order(numberOf(conversation))}
        text={conversation.customer || text.unknown}
      >
        <Link to={orderPage(conversation.kind, id)} className="inline-flex min-h-6 items-center text-action underline">
          {isInBulk ? text.toBulkOrder : text.toOrder}
        </Link>
      </PageHead>
      <ConversationBox id={id} className="max-w-[56rem]" />
    </>
  );
}
