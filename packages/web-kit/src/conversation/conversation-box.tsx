import type { Conversation } from '@print-shop/contracts';
import { Badge, Button, FormMessage, Skeleton, toast } from '@print-shop/ui';
import { messageOf, usePermission, useUser } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { Region } from '@print-shop/web-kit/region';
import { useId } from 'react';
import { useConversation, useMarkRead, useSettle } from './api/use-conversation.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useText } from './messages/index.ts';

function SettleButton({ conversation }: { conversation: Conversation }) {
  const text = useText();
  const settle = useSettle(conversation);
  return (
    <Button
      tone="outline"
      size="small"
      className="justify-self-start"
      isBusy={settle.isPending}
      onClick={() => settle.mutate(undefined, { onError: (error) => toast(messageOf(error, text.sendFailed), 'bad') })}
    >
      {text.settle}
    </Button>
  );
}

function Loaded({ conversation }: { conversation: Conversation }) {
  const text = useText();
  const newFrom = useMarkRead(conversation);
  const isCustomer = conversation.side === 'customer';
  const mayAnswer = usePermission('conversations:write');
  return (
    <>
      {conversation.messages.length === 0 ? (
        <p className="text-ink-soft">{isCustomer ? text.empty : text.emptyForStaff}</p>
      ) : (
        <MessageList conversation={conversation} newFrom={newFrom} />
      )}
      {!isCustomer && mayAnswer && conversation.isWaiting && <SettleButton conversation={conversation} />}
      {(isCustomer || mayAnswer) && (
        <Composer id={conversation._id} label={isCustomer ? text.yourQuestion : text.yourAnswer} />
      )}
    </>
  );
}

interface ConversationBoxProps {
  /** Id of the order or bulk order. */
  id: string;
  className?: string;
}

/** The conversation of customer and shop about an order or bulk order, for both sides. Nothing where it cannot be. */
export function ConversationBox({ id, className = '' }: ConversationBoxProps) {
  const text = useText();
  const titleId = useId();
  const { orderLink } = useOrderAccess();
  const isStaff = useUser()?.isAdmin && orderLink === undefined;
  const query = useConversation(id);
  const { data, refetch } = query;
  if (data === null) return null;
  return (
    <section
      id="questions"
      aria-labelledby={titleId}
      className={`grid min-w-0 content-start gap-4 rounded border border-rule bg-sheet p-4 sm:p-6 ${className}`}
    >
      <h2 id={titleId} className="flex flex-wrap items-center gap-2 font-bold text-lead">
        {isStaff ? text.titleForStaff : text.title}
        {data && data.unread > 0 && <Badge tone="info">{text.unread(data.unread)}</Badge>}
      </h2>
      <Region
        query={query}
        loading={
          <div role="status" aria-label={text.loading}>
            <Skeleton className="h-24" />
          </div>
        }
        failed={
          <>
            <FormMessage>{text.loadFailed}</FormMessage>
            <Button tone="outline" size="small" className="justify-self-start" onClick={() => refetch()}>
              {text.tryAgain}
            </Button>
          </>
        }
      >
        {(conversation) => <Loaded key={id} conversation={conversation} />}
      </Region>
    </section>
  );
}
