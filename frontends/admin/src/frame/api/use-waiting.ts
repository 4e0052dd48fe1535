import type { ClientRoute, Permission } from '@print-shop/contracts';
import {
  countConversations,
  countProofs,
  countWaitingBulkOrders,
  followAllOrders,
  listAccounts,
  listAllReviews,
  listBulkOrders,
  listFailedMessages,
  listOrders,
  listProducts,
  listQuotations,
  may,
} from '@print-shop/contracts/client';
import { type CallInput, call, callWithTotal, roleOf, useUser } from '@print-shop/web-kit';
import { useLive } from '@print-shop/web-kit/live';
import { useQueries } from '@tanstack/react-query';
import type { PageName } from '../../pages.ts';

/** The beginning of the query keys of all counts, apart from the lists that the same routes answer. */
const WAITING = { id: 'waiting' } as const;
/** They are read again this often, in ms, as not every change has an event. */
const REFETCH_MS = 60_000;
/** Changes of this time are read at once, in ms. */
const GATHER_MS = 5_000;

/** A number of rows that wait on a page. A page may have several, which are added up. */
interface Count {
  page: PageName;
  /** The route that counts it. */
  route: string;
  permission: Permission | undefined;
  read: (signal: AbortSignal) => Promise<number>;
}

/** The number of rows of a list. */
const rowsOf = <Route extends ClientRoute>(page: PageName, route: Route, query: object): Count => ({
  page,
  route: route.id,
  permission: route.permission,
  read: async (signal) => {
    const input = { query: { ...query, limit: 1 } } as CallInput<Route>;
    return (await callWithTotal(route, input, { signal })).total ?? 0;
  },
});

const COUNTS: readonly Count[] = [
  rowsOf('today', listOrders, { leave: 'due' }),
  rowsOf('today', listBulkOrders, { leave: 'due' }),
  rowsOf('orders', listOrders, { review: 'due' }),
  {
    page: 'bulkOrders',
    route: countWaitingBulkOrders.id,
    permission: countWaitingBulkOrders.permission,
    read: async (signal) => (await call(countWaitingBulkOrders, {}, { signal })).waiting,
  },
  rowsOf('quotations', listQuotations, { state: 'unanswered' }),
  {
    page: 'artwork',
    route: countProofs.id,
    permission: countProofs.permission,
    read: async (signal) => {
      const states = await call(countProofs, {}, { signal });
      return states['needs-mending'] + states['to-proof'] + states['changes-asked'];
    },
  },
  rowsOf('payments', listAccounts, { state: 'reported' }),
  {
    page: 'conversations',
    route: countConversations.id,
    permission: countConversations.permission,
    read: async (signal) => (await call(countConversations, {}, { signal })).unread,
  },
  rowsOf('reviews', listAllReviews, { show: 'unanswered' }),
  rowsOf('productList', listProducts, { stock: 'low' }),
  rowsOf('failedMessages', listFailedMessages, {}),
];
/** Lists whose permission the route itself does not name, as customers read them, too. */
const PERMISSIONS: Partial<Record<PageName, Permission>> = { productList: 'catalogue:write' };

const LIVE = [WAITING];

/** How much waits on each page, and whether a part of it could not be loaded. */
export interface Waiting {
  /** Pages whose number is not known are missing. */
  counts: Partial<Record<PageName, number>>;
  /** The counts that have failed so far, as one query. */
  query: { isLoadingError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** Returns how much waits on each page that the role may open. */
export function useWaiting(): Waiting {
  const role = roleOf(useUser());
  useLive(followAllOrders, LIVE, { gatherMs: GATHER_MS, isAllowed: may(role, 'orders:read') });
  const counts = COUNTS.filter(({ page, permission = PERMISSIONS[page] }) => !permission || may(role, permission));
  const answers = useQueries({
    queries: counts.map(({ page, route, read }) => ({
      queryKey: [WAITING.id, page, route],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
      refetchInterval: REFETCH_MS,
    })),
  });
  // A failed query is pending while it loads again, so its errors are counted: the message must not come and go.
  const failed = answers.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0);
  const known: Partial<Record<PageName, number>> = {};
  counts.forEach(({ page }, at) => {
    const count = answers[at]?.data;
    if (count !== undefined) known[page] = (known[page] ?? 0) + count;
  });
  return {
    counts: known,
    query: {
      isLoadingError: failed.length > 0,
      isFetching: failed.some(({ isFetching }) => isFetching),
      refetch: () => failed.map(({ refetch }) => refetch()),
    },
  };
}
