import { createPublicKey, type KeyObject } from 'node:crypto';
import { JwksClient } from 'jwks-rsa';
import { keySetId, setIdIn } from './published-keys.ts';

/** Finds the public key of a key id. Rejects while it is not known which keys are good. */
export type FindKey = (keyId: string) => Promise<KeyObject | undefined>;

export interface JwksKeys {
  find: FindKey;
  /**
   * Fetches the keys again where `published`, the last word of their publisher, is about others than those known here. Answers
   * whether they were fetched. Rejects when they cannot be: then it is not known which keys are good.
   */
  follow(published: string | null): Promise<boolean>;
}

export interface JwksOptions {
  /** Least time between two fetches, whatever tokens say: an unknown key id must not let anybody hammer identity. */
  minIntervalMs?: number;
  /** Age after which known keys are fetched again, in the background, so that retired keys go. */
  refreshAfterMs?: number;
  /** Age after which known keys are good for nothing until they could be fetched again. */
  maxAgeMs?: number;
}

/** While the publisher's instances do not agree on their keys, they are fetched no more often than this. */
const FOLLOW_INTERVAL_MS = 1_000;

/**
 * The keys published at `url`. A known key is answered from memory while its publisher is away, but no longer than `maxAgeMs`;
 * an unknown one causes at most one fetch per `minIntervalMs`, shared by everyone who waits.
 */
export function jwksKeys(url: string, options: JwksOptions = {}): JwksKeys {
  const { minIntervalMs = 10_000, maxAgeMs = 900_000, refreshAfterMs = (maxAgeMs * 2) / 3 } = options;
  const client = new JwksClient({ jwksUri: url, cache: false, timeout: 3_000 });
  let keys = new Map<string, KeyObject>();
  let fetchedAt = 0;
  let triedAt = 0;
  let fetching: Promise<void> | undefined;
  /** What was published when the known keys were fetched, once these are the keys that it is about. */
  let followed: string | undefined;
  let hasFailed = false;

  const refresh = (): Promise<void> => {
    triedAt = Date.now();
    fetching ??= client
      .getSigningKeys()
      .then(
        (found) => {
          keys = new Map(found.map((key) => [key.kid, createPublicKey(key.getPublicKey())]));
          fetchedAt = Date.now();
          hasFailed = false;
        },
        (error: unknown) => {
          hasFailed = true;
          throw error;
        },
      )
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  };

  /** Whether a fetch may begin, or one is under way that can be waited for. */
  const mayFetch = (intervalMs: number): boolean => fetching !== undefined || Date.now() - triedAt >= intervalMs;
  const has = (published: string): boolean => keySetId(keys.keys()) === setIdIn(published);
  const unknown = () => new Error('the signing keys could not be fetched');

  return {
    async find(keyId) {
      const ageMs = Date.now() - fetchedAt;
      if (ageMs > maxAgeMs) {
        if (!mayFetch(500)) throw unknown();
        await refresh();
      }
      const known = keys.get(keyId);
      if (known) {
        // A failed refresh leaves the known keys in place; the next one tries again.
        if (ageMs > refreshAfterMs && mayFetch(minIntervalMs)) refresh().catch(() => undefined);
        return known;
      }
      if (mayFetch(minIntervalMs)) await refresh();
      return keys.get(keyId);
    },

    async follow(published) {
      // A service that has just fetched them for the first time need not do it twice.
      if (published !== null && followed === undefined && has(published)) followed = published;
      if (published === null || published === followed) return false;
      if (!mayFetch(FOLLOW_INTERVAL_MS)) {
        if (hasFailed) throw unknown();
        // Fetched a moment ago, from an instance that does not have the published keys yet or any more.
        return false;
      }
      await refresh();
      if (has(published)) followed = published;
      return true;
    },
  };
}
