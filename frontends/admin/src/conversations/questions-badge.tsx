import { listConversations } from '@print-shop/contracts/client';
import { Badge } from '@print-shop/ui';
import { queryFor, usePermission } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useStaffText } from '../messages/index.ts';

/** The unread come first, so that these are all but in the busiest hours. */
const MOST = 100;

/** Beside the number of an order in a list: how many messages of its customer staff have not read. */
export function QuestionsBadge({ id }: { id: string }) {
  const text = useStaffText();
  const mayRead = usePermission(listConversations.permission);
  const { data } = useQuery({ ...queryFor(listConversations, { query: { limit: MOST } }), enabled: mayRead });
  const unread = data?.find(({ _id }) => _id === id)?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Link to={`/admin/conversations/${id}`} className="inline-flex min-h-6 items-center">
      <Badge tone="info">{text.newQuestions(unread)}</Badge>
    </Link>
  );
}
