import { listUnreadConversations } from '@print-shop/contracts/client';
import { queryFor, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How many answers the signed-in customer has not read, by the id of the order; empty until it is known. */
export function useUnreadConversations(): ReadonlyMap<string, number> {
  const user = useUser();
  const { data = [] } = useQuery({ ...queryFor(listUnreadConversations, {}), enabled: user !== null });
  return new Map(data.map(({ _id, unread }) => [_id, unread]));
}
