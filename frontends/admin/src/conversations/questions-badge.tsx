import { Badge } from '@print-shop/ui';
import { Link } from 'react-router';
import { useStaffText } from '../messages/index.ts';
import { useWaitingConversations } from './api/use-waiting-conversations.ts';

/** Beside the number of an order in a list: how many messages of its customer staff have not read. */
export function QuestionsBadge({ id }: { id: string }) {
  const text = useStaffText();
  const { data } = useWaitingConversations();
  const unread = data?.find(({ _id }) => _id === id)?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Link to={`/admin/conversations/${id}`} className="inline-flex min-h-6 items-center">
      <Badge tone="info">{text.newQuestions(unread)}</Badge>
    </Link>
  );
}
