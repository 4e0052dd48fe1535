import { hashKey, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Session } from './session.ts';
import { session as ownSession } from './session-hooks.ts';

const MAX_RETRIES = 2;

const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof ApiError) || (error.status === 0 ? error.code !== 'timeout' : error.status > 500);

const userOf = (session: Session): string => session.read().currentUser?._id ?? '';

/**
 * Server state is fresh for half a minute. A refusal or a timeout is final; only requests to an unreachable or failing
 * server are retried. Offline, a query fails instead of waiting, so that the screen can say so; it runs again when the
 * connection is back. Every key has the signed-in user in it: nobody is shown what another user has loaded.
 */
export const createQueryClient = (session = ownSession): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => 400 * 2 ** attempt,
        queryKeyHashFn: (key) => hashKey([userOf(session), ...key]),
      },
      mutations: { networkMode: 'always' },
    },
  });

/**
 * The queries of a page in a browser. When somebody signs in or out, here or in another tab, or the session ends, it forgets
 * what was loaded and cancels what is on its way.
 */
export function createPageQueries(session = ownSession): QueryClient {
  const queries = createQueryClient(session);
  let before = session.read();
  session.subscribe(() => {
    const [last, now] = [before, session.read()];
    before = now;
    // A restored session is the page's own: nothing was loaded before it.
    if (!last.isRestored || last.currentUser?._id === now.currentUser?._id) return;
    void queries.cancelQueries();
    queries.clear();
  });
  return queries;
}
