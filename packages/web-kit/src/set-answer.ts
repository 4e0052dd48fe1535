import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Shows the answer to a change, and cancels a reading under way: it may be from before the change. */
export async function setAnswer<Answer>(
  queries: QueryClient,
  queryKey: QueryKey,
  answer: Answer | ((known: Answer | undefined) => Answer | undefined),
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData<Answer>(queryKey, answer);
}
