import { createQueryClient } from './query-client.ts';
import { setAnswer } from './set-answer.ts';

it('is not replaced by what was asked before the change and is answered after it', async () => {
  const queries = createQueryClient();
  const queryKey = ['cart'];
  queries.setQueryData(queryKey, ['mug', 'cap']);
  let answer: (lines: string[]) => void = () => undefined;
  const asked = queries.fetchQuery({
    queryKey,
    staleTime: 0,
    // An answer that is on its way is read by `call` alone, which then drops it.
    queryFn: () =>
      new Promise<string[]>((resolve) => {
        answer = resolve;
      }),
  });
  await setAnswer(queries, queryKey, ['cap']);
  answer(['mug', 'cap']);
  await Promise.allSettled([asked]);
  expect(queries.getQueryData(queryKey)).toEqual(['cap']);
});
