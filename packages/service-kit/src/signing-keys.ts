import { createPublicKey, type KeyObject } from 'node:crypto';
import { JwksClient } from 'jwks-rsa';

/** Finds the public key of a key id. Rejects only when no keys could ever be fetched. */
export type FindKey = (keyId: string) => Promise<KeyObject | undefined>;

export interface JwksOptions {
  /** Least time between two fetches, whatever tokens say: an unknown key id must not let anybody hammer identity. */
  minIntervalMs?: number;
  /** Age after which known keys are fetched again, in the background, so that retired keys go. */
  maxAgeMs?: number;
}

/**
 * The keys published at `url`. A known key is answered from memory even while its publisher is away; an unknown one causes
 * at most one fetch per `minIntervalMs`, shared by everyone who waits.
 */
export function jwksKeys(url: string, { minIntervalMs = 10_000, maxAgeMs = 600_000 }: JwksOptions = {}): FindKey {
  const client = new JwksClient({ jwksUri: url, cache: false, timeout: 3_000 });
  let keys = new Map<string, KeyObject>();
  let fetchedAt = 0;
  let triedAt = 0;
  let fetching: Promise<void> | undefined;

  const refresh = (): Promise<void> => {
    triedAt = Date.now();
    fetching ??= client
      .getSigningKeys()
      .then((found) => {
        keys = new Map(found.map((key) => [key.kid, createPublicKey(key.getPublicKey())]));
        fetchedAt = Date.now();
      })
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  };

  return async (keyId) => {
    const known = keys.get(keyId);
    const mayFetch = fetching !== undefined || Date.now() - triedAt >= (fetchedAt === 0 ? 500 : minIntervalMs);
    if (known) {
      // A failed refresh leaves the known keys in place; the next one tries again.
      if (mayFetch && Date.now() - fetchedAt > maxAgeMs) refresh().catch(() => undefined);
      return known;
    }
    if (mayFetch) await refresh();
    else if (fetchedAt === 0) throw new Error('the signing keys could not be fetched yet');
    return keys.get(keyId);
  };
}
