import type { Conversation, ConversationMessage } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, Button, FormMessage, StoredDesign } from '@print-shop/ui';
import { messageOf, useShop } from '@print-shop/web-kit';
import { useEffect, useRef } from 'react';
import { useOlder } from './api/use-conversation.ts';
import { useText } from './messages/index.ts';

interface MessageItemProps {
  message: ConversationMessage;
  isOwn: boolean;
  isNew: boolean;
  writer: string;
}

function MessageItem({ message, isOwn, isNew, writer }: MessageItemProps) {
  const text = useText();
  const { text: words, designs, at } = message;
  return (
    <li
      className={`grid max-w-[40rem] gap-1 ${isOwn ? 'ml-6 justify-self-end sm:ml-16' : 'mr-6 justify-self-start sm:mr-16'}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-caption text-ink-soft">
        <span className="font-semibold text-ink [overflow-wrap:anywhere]">{writer}</span>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {isNew && <Badge tone="info">{text.isNew}</Badge>}
      </p>
      <div className={`grid gap-3 rounded border border-rule p-3 ${isOwn ? 'bg-action-soft' : 'bg-paper-deep'}`}>
        {words && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>}
        {designs.map((design, index) => (
          <StoredDesign key={design.split('?', 1)[0]} url={design}>
            {text.file(index + 1)}
          </StoredDesign>
        ))}
      </div>
    </li>
  );
}

/** The messages, oldest first; new ones are read out, and older ones come on demand. */
export function MessageList({ conversation, newFrom }: { conversation: Conversation; newFrom: number | undefined }) {
  const text = useText();
  const shop = useShop();
  const older = useOlder(conversation);
  const scroll = useRef<HTMLElement>(null);
  const { messages, side, customer } = conversation;
  const newest = messages.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message comes into sight
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  }, [newest]);
  const writerOf = ({ by, writer }: ConversationMessage) => {
    if (side === 'customer') return by === 'customer' ? text.you : shop.name;
    return writer || (by === 'customer' ? customer || text.customer : shop.name);
  };
  return (
    <section
      ref={scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={text.messages}
      className="grid max-h-[34rem] gap-4 overflow-y-auto p-1"
    >
      {(messages[0]?.number ?? 0) > 0 && (
        <Button
          tone="outline"
          size="small"
          className="justify-self-center"
          isBusy={older.isPending}
          onClick={() => older.mutate()}
        >
          {text.older}
        </Button>
      )}
      {older.isError && <FormMessage>{messageOf(older.error, text.loadFailed)}</FormMessage>}
      <ol aria-live="polite" className="grid gap-4">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            isOwn={message.by === side}
            isNew={newFrom !== undefined && message.number >= newFrom && message.by !== side}
            writer={writerOf(message)}
          />
        ))}
      </ol>
    </section>
  );
}
