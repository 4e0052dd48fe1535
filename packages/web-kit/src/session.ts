import type { User } from '@print-shop/contracts';

export type SignedInUser = User & { token: string };

/** The only client state that persists between pages. */
export interface UserState {
  currentUser: SignedInUser | null;
  loading: boolean;
  error: string | null;
}

export interface SessionState extends UserState {
  /** False until the stored session was read or reading it was given up. */
  isRestored: boolean;
}

export const STORAGE_KEY = 'persist:root';
const STORAGE_VERSION = 1;
const RESTORE_TIMEOUT_MS = 5000;
/** The error of a session whose token the server no longer accepts; screens translate it. */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

type Stored = {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, value: string) => unknown;
};

const signedOut: UserState = { currentUser: null, loading: false, error: null };

/** The stored JSON contains the slice and its version, each as JSON text. */
const serialize = (user: UserState): string =>
  JSON.stringify({
    user: JSON.stringify(user),
    _persist: JSON.stringify({ version: STORAGE_VERSION, rehydrated: true }),
  });

/** The stored user, or nobody when nothing is stored, the version differs or the text cannot be parsed. */
function deserialize(text: string | null): UserState {
  if (!text) return signedOut;
  try {
    const stored = JSON.parse(text);
    if (JSON.parse(stored._persist).version !== STORAGE_VERSION) return signedOut;
    const user: UserState = JSON.parse(stored.user);
    return user.currentUser?.token ? { ...signedOut, currentUser: user.currentUser } : signedOut;
  } catch (error) {
    console.warn('The stored session could not be read; starting signed out.', error);
    return signedOut;
  }
}

/** Holds the signed-in user, stores it and notifies listeners. */
export function createSession(storage: Stored) {
  let state: SessionState = { ...signedOut, isRestored: false };
  const listeners = new Set<() => void>();

  const show = (next: Partial<SessionState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const update = (next: Partial<UserState>) => {
    show(next);
    const { currentUser, loading, error } = state;
    storage.setItem(STORAGE_KEY, serialize({ currentUser, loading, error }));
  };

  return {
    read: (): SessionState => state,
    token: (): string | null => state.currentUser?.token ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Reads the stored session; gives up after five seconds. */
    async restore(timeoutMs = RESTORE_TIMEOUT_MS): Promise<void> {
      if (state.isRestored) return;
      const giveUp = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
      const readOnce = async () => storage.getItem(STORAGE_KEY);
      const text = await Promise.race([readOnce(), giveUp]).catch((error: unknown) => {
        console.warn('The stored session could not be read; starting signed out.', error);
        return null;
      });
      show({ ...deserialize(text), isRestored: true });
    },
    /** Takes over the state that another tab stored. */
    adopt: (text: string | null): void => show(deserialize(text)),
    signInStart: (): void => update({ loading: true, error: null }),
    signInSuccess: (user: User, token: string): void => update({ ...signedOut, currentUser: { ...user, token } }),
    signInFailure: (error: string): void => update({ loading: false, error }),
    updateUser: (user: User, token?: string): void => {
      if (state.currentUser)
        update({ ...signedOut, currentUser: { ...user, token: token ?? state.currentUser.token } });
    },
    signOut: (): void => update(signedOut),
    /** Ends the session because the server no longer accepts its token. */
    expire: (): void => update({ ...signedOut, error: SESSION_ENDED }),
  };
}

export type Session = ReturnType<typeof createSession>;
