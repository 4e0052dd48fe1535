import { countConversations } from '@print-shop/contracts/client';
import { queryFor, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

/** How often it is asked on pages that do not follow the shop's changes, in milliseconds. */
const refetchInterval = 60_000;

/** Link to what customers ask about their orders, with the number of conversations that staff have not read. */
export function QuestionsLink() {
  const text = useText();
  const user = useUser();
  const { data } = useQuery({ ...queryFor(countConversations, {}), refetchInterval, enabled: user !== null });
  const unread = data?.unread ?? 0;
  return (
    <Link
      to="/admin/conversations"
      className="relative inline-flex min-h-11 items-center gap-1.5 rounded px-2 text-small hover:bg-board-rule"
    >
      <span className="sr-only">{text.questionsWith(unread)}</span>
      <MessageCircleQuestionMark aria-hidden="true" className="size-5" />
      <span aria-hidden="true" className="hidden sm:inline">
        {text.questions}
      </span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular min-w-5 rounded-full bg-yellow px-1 text-center font-bold text-caption text-stamp-ink leading-5"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
