import { listConversations } from '@print-shop/contracts/client';
import { queryFor, usePermission } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The unread come first, so that these are all but in the busiest hours. */
const MOST = 100;

/** The conversations that wait for the shop; none for roles that may not read them. */
export function useWaitingConversations() {
  const enabled = usePermission(listConversations.permission);
  return useQuery({ ...queryFor(listConversations, { query: { limit: MOST } }), enabled });
}
