import type { User } from '@print-shop/contracts';
import { createPageQueries } from './query-client.ts';
import { createSession } from './session.ts';
import { aUser } from './testing/index.ts';

const nothing = { getItem: () => null, setItem: () => undefined };
const [asha, ravi] = [aUser({ _id: 'a'.repeat(24) }), aUser({ _id: 'b'.repeat(24) })];
const KEY = ['getUser', { params: { id: 'user.id' } }];

/** A page on which Asha has loaded her profile. */
async function ashasPage() {
  const session = createSession(nothing);
  await session.restore();
  const queries = createPageQueries(session);
  session.signInSuccess(asha, 'token of Asha');
  queries.setQueryData(KEY, asha);
  expect(queries.getQueryData(KEY)).toEqual(asha);
  return { session, queries };
}

describe('what a user has loaded', () => {
  it.each<[string, (session: ReturnType<typeof createSession>) => void]>([
    ['signs out', (session) => session.signOut()],
    ['is signed out by the server', (session) => session.expire()],
    ['leaves the page to another user', (session) => session.signInSuccess(ravi, 'token of Ravi')],
    ['signs out in another tab', (session) => session.adopt(null)],
  ])('is forgotten once the user %s', async (_, change) => {
    const { session, queries } = await ashasPage();
    change(session);
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  it('stays when the token or the name changes', async () => {
    const { session, queries } = await ashasPage();
    session.updateUser({ ...asha, name: 'Asha Rao' }, 'another token');
    expect(queries.getQueryData(KEY)).toEqual(asha);
  });

  it('does not come back by a request that was on its way', async () => {
    const { session, queries } = await ashasPage();
    let answer: (user: User) => void = () => undefined;
    let signal: AbortSignal | undefined;
    const asked = queries.fetchQuery({
      queryKey: ['addresses'],
      queryFn: (context) => {
        signal = context.signal;
        return new Promise<User>((resolve) => {
          answer = resolve;
        });
      },
    });
    session.signInSuccess(ravi, 'token of Ravi');
    expect(signal?.aborted).toBe(true);
    answer(asha);
    await expect(asked).rejects.toThrow('CancelledError');
    expect(queries.getQueryData(['addresses'])).toBeUndefined();
  });

  it('is kept under another key than what other users load', async () => {
    const { session, queries } = await ashasPage();
    const [own] = queries.getQueryCache().getAll();
    session.signInSuccess(ravi, 'token of Ravi');
    queries.setQueryData(KEY, ravi);
    expect(queries.getQueryCache().getAll()[0]?.queryHash).not.toBe(own?.queryHash);
  });
});
