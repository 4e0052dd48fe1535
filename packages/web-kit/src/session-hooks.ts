import { useSyncExternalStore } from 'react';
import { createSession, type SessionState, type SignedInUser, STORAGE_KEY } from './session.ts';
import { inBrowser } from './stored.ts';

/** The session of this browser, shared by the host and all remotes; on a server nobody is signed in. */
export const session = createSession(inBrowser);

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === STORAGE_KEY) session.adopt(event.newValue);
});
// A page that was put aside, and that going back shows again, has missed what other tabs stored.
globalThis.addEventListener?.('pageshow', (event) => {
  if (event.persisted) session.adopt(inBrowser.getItem(STORAGE_KEY));
});

/** On a server nobody is signed in, so pages drawn there begin in this state. */
const atFirst = session.read();

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.read, () => atFirst);

/** The signed-in user, or null. Read alone, so that the end of the restoration draws nothing again while nobody is signed in. */
export const useUser = (): SignedInUser | null =>
  useSyncExternalStore(
    session.subscribe,
    () => session.read().currentUser,
    () => atFirst.currentUser,
  );
