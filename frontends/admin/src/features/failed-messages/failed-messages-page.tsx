import type { FailedMessage } from '@print-shop/contracts';
import { listFailedMessages, settleFailedMessage } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Button, EmptyState, toast } from '@print-shop/ui';
import { messageOf, usePageTitle, usePermission } from '@print-shop/web-kit';
import { useResendEach, useSettleFailed } from '../../api/use-failed-messages.ts';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { momentValue } from '../../list/day-value.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { useListState } from '../../list/use-list.ts';
import { useMessageWords } from '../../message-words/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useText as useSentText } from '../../sent-messages/messages/index.ts';
import { useText } from './messages/index.ts';

/** Sends one message again, or takes it off the list. */
function Actions({ message, name }: { message: FailedMessage; name: string }) {
  const text = useText();
  const settle = useSettleFailed();
  const act = (action: 'resend' | 'dismiss') =>
    settle.mutate(
      { id: message._id, action },
      {
        onSuccess: () => toast(text.done[action], 'good'),
        onError: (error) => toast(messageOf(error, text.actionFailed), 'bad'),
      },
    );
  return (
    <span className="-ml-2.5 flex gap-1">
      {(['resend', 'dismiss'] as const).map((action) => (
        <Button
          key={action}
          tone="quiet"
          size="small"
          isBusy={settle.isPending}
          aria-label={text.actionOf(text.actions[action], name)}
          onClick={() => act(action)}
        >
          {text.actions[action]}
        </Button>
      ))}
    </span>
  );
}

export default function FailedMessagesPage() {
  const text = useText();
  const { faults, answer } = useSentText();
  const { kinds, channels } = useMessageWords();
  usePageTitle(text.title);
  const maySettle = usePermission(settleFailedMessage.permission);
  const list = useListState();
  const resending = useResendEach();
  const page = useListPage(listFailedMessages, list.query);
  const columns: readonly Column<FailedMessage>[] = [
    {
      id: 'kind',
      title: text.columns.kind,
      value: ({ kind }) => kinds[kind],
      cell: ({ kind }) => <span className="font-semibold">{kinds[kind]}</span>,
    },
    {
      id: 'to',
      title: text.columns.to,
      value: ({ channel, to }) => `${channels[channel]} ${channel === 'push' ? '' : to}`.trim(),
      cell: ({ channel, to }) => (
        <span className="[overflow-wrap:anywhere]">
          {channels[channel]} {channel !== 'push' && to}
        </span>
      ),
    },
    {
      id: 'date',
      title: text.columns.date,
      isOneLine: true,
      value: ({ createdAt }) => momentValue(createdAt),
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      id: 'reason',
      title: text.columns.reason,
      value: ({ fault, reason }) => [fault && faults[fault], reason && answer(reason)].filter(Boolean).join(' '),
      cell: ({ fault, reason }) => (
        <>
          {fault && faults[fault]}
          {reason && (
            <span className="block text-caption text-ink-soft [overflow-wrap:anywhere]">{answer(reason)}</span>
          )}
        </>
      ),
    },
  ];
  const nameOf = ({ kind, to }: FailedMessage) => `${kinds[kind]}, ${to}`;
  const actions: Column<FailedMessage> = {
    id: 'actions',
    title: text.columns.actions,
    cell: (message) => <Actions message={message} name={nameOf(message)} />,
  };
  return (
    <>
      <PageHead title={text.title} text={text.lead} />
      <ListRows
        name="failed-messages"
        isPersonal
        list={list}
        page={page}
        caption={text.title}
        columns={maySettle ? [...columns, actions] : columns}
        loading={text.loading}
        failed={text.failed}
        bulk={maySettle ? { ...text.bulk, ...resending, nameOf } : undefined}
        empty={<EmptyState title={text.none}>{text.noneHint}</EmptyState>}
      />
    </>
  );
}
