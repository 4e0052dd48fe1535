import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MAX_RETRIES = 2;

const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof ApiError) || (error.status === 0 ? error.code !== 'timeout' : error.status > 500);

/**
 * Server state is fresh for half a minute. A refusal or a timeout is final; only requests to an unreachable or failing
 * server are retried. Offline, a query fails instead of waiting, so that the screen can say so; it runs again when the
 * connection is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      mutations: { networkMode: 'always' },
    },
  });
