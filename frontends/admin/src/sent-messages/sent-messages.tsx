import { listOrderMessages } from '@print-shop/contracts/client';
import { usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { useOrderMessages } from './api/use-order-messages.ts';
import { useText } from './messages/index.ts';
import { SentMessageItem } from './sent-message-item.tsx';

function List({ orderId }: { orderId: string }) {
  const text = useText();
  const query = useOrderMessages(orderId);
  return (
    <Region
      query={query}
      loading={text.loading}
      failed={text.failed}
      empty={<p className="text-ink-soft">{text.none}</p>}
    >
      {(messages) => (
        <ol aria-label={text.title} className="grid gap-3">
          {messages.map((message) => (
            <SentMessageItem key={`${message.kind} ${message.channel} ${message.createdAt}`} message={message} />
          ))}
        </ol>
      )}
    </Region>
  );
}

/** The messages about an order, as a part of its page. Hidden from roles without the permission. */
export function SentMessages({ orderId }: { orderId: string }) {
  const text = useText();
  if (!usePermission(listOrderMessages.permission)) return null;
  return (
    <section className="rounded border border-rule bg-sheet p-4">
      <h2 className="mb-2 font-bold">{text.title}</h2>
      <List orderId={orderId} />
    </section>
  );
}

/** The same in the row of a list, loaded when it is opened. */
export function SentMessagesInRow({ orderId }: { orderId: string }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (!usePermission(listOrderMessages.permission)) return null;
  return (
    <details className="print:hidden" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-6 cursor-pointer text-ink-soft">{text.title}</summary>
      <div className="pt-1">{isOpen && <List orderId={orderId} />}</div>
    </details>
  );
}
