import type { Logger } from '@print-shop/service-kit/log';
import { startSweep } from '@print-shop/service-kit/sweep';
import { type Release, releaseSchema } from './release.ts';

const PATIENCE_MS = 5_000;

export interface Follower<Loaded> {
  /** The newest release that could be loaded; `undefined` until the first. */
  current: () => Loaded | undefined;
  close: () => Promise<void>;
}

/**
 * Keeps up with the release of another front end's server: asks every few seconds whether there is a new one. While that
 * server does not answer, or its release cannot be loaded, the last release stays.
 */
export function follow<Loaded>(
  url: string,
  load: (release: Release) => Loaded,
  logger: Logger,
  everyMs = 3_000,
): Follower<Loaded> {
  let current: Loaded | undefined;
  let etag = '';
  const look = async () => {
    const answer = await fetch(`${url}/release.json`, {
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 304) return;
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`${url}/release.json answered ${answer.status}`);
    }
    current = load(releaseSchema.parse(await answer.json()));
    etag = answer.headers.get('etag') ?? '';
    logger.info({ url }, 'a new release of the storefront is in use');
  };
  const sweep = startSweep({ what: `looking for a release at ${url}`, everyMs, run: look, logger });
  sweep.trigger();
  return { current: () => current, close: () => sweep.close() };
}
