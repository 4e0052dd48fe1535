import { useSyncExternalStore } from 'react';
import { createSession, type SessionState, type SignedInUser, STORAGE_KEY } from './session.ts';

const nothing = { getItem: () => null, setItem: () => undefined };

/** The session of this browser, one for the host and all its remotes; on a server nobody is signed in. */
export const session = createSession(globalThis.document ? globalThis.localStorage : nothing);

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === STORAGE_KEY) session.adopt(event.newValue);
});

/** On a server nobody is signed in, and so a page begins that comes from one. */
const atFirst = session.read();

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.read, () => atFirst);

/** Who is signed in, or null. */
export const useUser = (): SignedInUser | null => useSession().currentUser;
