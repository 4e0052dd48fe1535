import { useSyncExternalStore } from 'react';
import { createSession, type SessionState, type SignedInUser, STORAGE_KEY } from './session.ts';

const nothing = { getItem: () => null, setItem: () => undefined };

/** The session of this browser, shared by the host and all remotes; on a server nobody is signed in. */
export const session = createSession(globalThis.document ? globalThis.localStorage : nothing);

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === STORAGE_KEY) session.adopt(event.newValue);
});

/** On a server nobody is signed in, so pages drawn there begin in this state. */
const atFirst = session.read();

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.read, () => atFirst);

/** The signed-in user, or null. Read alone, so that the end of the restoration draws nothing anew while nobody is signed in. */
export const useUser = (): SignedInUser | null =>
  useSyncExternalStore(
    session.subscribe,
    () => session.read().currentUser,
    () => atFirst.currentUser,
  );
