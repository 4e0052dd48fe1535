import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteProps } from '@print-shop/web-kit';
import type { ComponentType } from 'react';

const ATTEMPTS = 3;
const PAUSE_MS = 500;

export type RemoteName = 'storefront' | 'admin';
type RemoteApp = { default: ComponentType<RemoteProps> };

/** Reads where the remotes live from `/remotes.json`: one image for every environment. */
export async function registerRemoteUrls(): Promise<void> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  const urls = (await response.json()) as Record<string, string>;
  registerRemotes(Object.entries(urls).map(([name, entry]) => ({ name, entry })));
}

/** Loads a remote's route tree; tries three times, because a restart of the remote's server is over in a moment. */
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
