import { useSyncExternalStore } from 'react';
import { createSession, type SessionState, type SignedInUser, STORAGE_KEY } from './session.ts';

/** The session of this browser, one for the host and all its remotes. */
export const session = createSession(globalThis.localStorage);

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === STORAGE_KEY) session.adopt(event.newValue);
});

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.read);

/** Who is signed in, or null. */
export const useUser = (): SignedInUser | null => useSession().currentUser;
