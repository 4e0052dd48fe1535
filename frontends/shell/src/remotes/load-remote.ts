import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { firstData, type RemoteProps } from '@print-shop/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

const ATTEMPTS = 3;
const PAUSE_MS = 500;
const PRELOAD_LIMIT_MS = 4000;

export type RemoteName = 'storefront' | 'admin';
type RemoteApp = {
  default: ComponentType<RemoteProps>;
  /** Loads the code of the screen at a path, and starts its first read. */
  preload?: (path: string, queries?: QueryClient) => Promise<unknown> | undefined;
};

const loaded = new Map<RemoteName, RemoteApp>();

async function remoteUrls(): Promise<Record<string, string>> {
  const known = firstData()?.remotes;
  if (known) return known;
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  return (await response.json()) as Record<string, string>;
}

/** Where the remotes live is read from the page, or from `/remotes.json`: one image for every environment. */
export async function registerRemoteUrls(): Promise<void> {
  registerRemotes(Object.entries(await remoteUrls()).map(([name, entry]) => ({ name, entry })));
}

/** Loads a remote's route tree. It tries three times, because a restart of the remote's server takes only a moment. */
export async function loadRemoteApp(name: RemoteName): Promise<RemoteApp> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const app = await loadRemote<RemoteApp>(`${name}/app`);
      if (app) return app;
      throw new Error(`The remote ${name} exposes no app`);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

/** Registers a remote that was loaded in another way: on a server, as its own build. */
export const provideRemote = (name: RemoteName, app: RemoteApp): void => {
  loaded.set(name, app);
};

/** The remote's route tree where it is loaded already, to be rendered without a waiting state. */
export const loadedApp = (name: RemoteName) => loaded.get(name)?.default;

/**
 * Loads the screen of a path, so that it replaces the page's first HTML at once, and starts its first read. Gives up after a while, or when the remote is
 * down: then the shop starts around the place where the screen will be.
 */
export async function preloadScreen(path: string, queries: QueryClient): Promise<void> {
  if (path === '/admin' || path.startsWith('/admin/')) return; // behind its guard
  const load = async () => {
    const app = await loadRemote<RemoteApp>('storefront/app');
    await app?.preload?.(path, queries);
    if (app) loaded.set('storefront', app);
  };
  const giveUp = new Promise((resolve) => setTimeout(resolve, PRELOAD_LIMIT_MS));
  await Promise.race([load(), giveUp]).catch((error: unknown) =>
    console.warn('The screen could not be preloaded', error),
  );
}
