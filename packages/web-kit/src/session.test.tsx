import { createSession, STORAGE_KEY } from './session.ts';
import { aUser } from './testing/index.ts';

const memory = (stored: Record<string, string> = {}) => ({
  stored,
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => {
    stored[key] = value;
  },
});

describe('the session', () => {
  it('is restored by the next visit, token and all', async () => {
    const storage = memory();
    createSession(storage).signInSuccess(aUser(), 'fresh-token');
    const next = createSession(storage);
    await next.restore();
    expect(next.read()).toMatchObject({ isRestored: true, loading: false, error: null });
    expect(next.read().currentUser).toMatchObject({ name: 'Ravi Kumar', token: 'fresh-token' });
  });

  it('is kept under persist:root, version 1, as a user slice', () => {
    const storage = memory();
    createSession(storage).signInSuccess(aUser(), 'fresh-token');
    const root = JSON.parse(storage.stored[STORAGE_KEY] ?? '');
    expect(STORAGE_KEY).toBe('persist:root');
    expect(JSON.parse(root._persist).version).toBe(1);
    expect(Object.keys(JSON.parse(root.user))).toEqual(['currentUser', 'loading', 'error']);
  });

  it('starts signed out when storage holds nonsense', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const session = createSession(memory({ [STORAGE_KEY]: '{"user":' }));
    await session.restore();
    expect(session.read()).toMatchObject({ isRestored: true, currentUser: null });
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it('gives up on a storage that never answers', async () => {
    const session = createSession({ getItem: () => new Promise<string>(() => undefined), setItem: () => undefined });
    await session.restore(20);
    expect(session.read()).toMatchObject({ isRestored: true, currentUser: null });
  });

  it('goes through start, failure and success as one slice', () => {
    const session = createSession(memory());
    session.signInStart();
    expect(session.read()).toMatchObject({ loading: true, error: null });
    session.signInFailure('No.');
    expect(session.read()).toMatchObject({ loading: false, error: 'No.' });
    session.signInSuccess(aUser(), 't');
    expect(session.read()).toMatchObject({ loading: false, error: null });
    session.signOut();
    expect(session.read().currentUser).toBeNull();
  });
});
