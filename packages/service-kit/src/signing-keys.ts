import { createPublicKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { JwksClient } from 'jwks-rsa';
import { keySetId, setIdIn } from './published-keys.ts';

/** Finds the public key with this id. Rejects while it is unknown which keys are valid. */
export type FindKey = (keyId: string) => Promise<KeyObject | undefined>;

export interface JwksKeys {
  find: FindKey;
  /**
   * Fetches the keys again when `published`, the publisher's latest announcement, names others than those known here.
   * Returns whether they were fetched. Rejects when fetching fails: then it is unknown which keys are valid.
   */
  follow(published: string | null): Promise<boolean>;
}

export interface JwksOptions {
  /** Minimum time between two fetches, so that tokens with unknown key ids cannot flood identity with requests. */
  minIntervalMs?: number;
  /** Age after which known keys are fetched again in the background, so that retired keys disappear. */
  refreshAfterMs?: number;
  /** Age after which known keys are no longer trusted until they are fetched again. */
  maxAgeMs?: number;
}

/** The id of the key that an RS256 token names. `undefined` for any other text: the library throws for some of those. */
export function keyIdOf(token: string): string | undefined {
  try {
    const header = jwt.decode(token, { complete: true })?.header;
    return header?.alg === 'RS256' && typeof header.kid === 'string' ? header.kid : undefined;
  } catch {
    return undefined;
  }
}

/** Minimum time between fetches while the publisher's instances disagree about their keys. */
const FOLLOW_INTERVAL_MS = 1_000;

/**
 * The keys published at `url`. While the publisher is away, known keys are answered from memory for up to `maxAgeMs`. An
 * unknown key causes at most one fetch per `minIntervalMs`, shared by everyone who waits.
 */
export function jwksKeys(url: string, options: JwksOptions = {}): JwksKeys {
  const { minIntervalMs = 10_000, maxAgeMs = 900_000, refreshAfterMs = (maxAgeMs * 2) / 3 } = options;
  const client = new JwksClient({ jwksUri: url, cache: false, timeout: 3_000 });
  let keys = new Map<string, KeyObject>();
  let fetchedAt = 0;
  let triedAt = 0;
  let fetching: Promise<void> | undefined;
  /** The announcement that the known keys match. */
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

  /** Whether a fetch may begin, or one is running that can be awaited. */
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
      // A service that has just fetched the keys for the first time need not fetch them twice.
      if (published !== null && followed === undefined && has(published)) followed = published;
      if (published === null || published === followed) return false;
      if (!mayFetch(FOLLOW_INTERVAL_MS)) {
        if (hasFailed) throw unknown();
        // The keys were fetched a moment ago from an instance whose keys are not the announced ones yet, or no longer.
        return false;
      }
      await refresh();
      if (has(published)) followed = published;
      return true;
    },
  };
}
