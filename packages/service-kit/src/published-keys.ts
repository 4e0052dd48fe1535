import { createHash, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

/** Redis key where identity announces its published keys, so that every service notices a change at its next token. */
export const publishedKeysOf = (issuer: string): string => `signing-keys:${issuer}`;

/** An id for a set of keys, independent of their order. */
export const keySetId = (keyIds: Iterable<string>): string =>
  createHash('sha256')
    .update([...keyIds].sort().join(' '))
    .digest('base64url');

export const setIdIn = (published: string): string => published.split(' ')[0] ?? '';

/** Announces the published keys. Does nothing when they are announced already, unless all services must reload them. */
export async function publishKeys(
  redis: Redis,
  { issuer, keyIds, mustReload = false }: { issuer: string; keyIds: readonly string[]; mustReload?: boolean },
): Promise<void> {
  const id = keySetId(keyIds);
  const known = await redis.get(publishedKeysOf(issuer));
  if (known !== null && setIdIn(known) === id && !mustReload) return;
  await redis.set(publishedKeysOf(issuer), `${id} ${randomUUID()}`);
}
