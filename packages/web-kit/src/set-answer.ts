import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows the answer to a change. What is being read at that moment may be from before the change, and would come back over it:
 * it is cancelled.
 */
export async function setAnswer<Answer>(
  queries: QueryClient,
  queryKey: QueryKey,
  answer: Answer | ((known: Answer | undefined) => Answer | undefined),
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData<Answer>(queryKey, answer);
}
