import { createHash, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

/** Where identity says which keys it publishes, so that every service knows at its next token when they change. */
export const publishedKeysOf = (issuer: string): string => `signing-keys:${issuer}`;

/** Names a set of keys by the ids of its members, in whatever order. */
export const keySetId = (keyIds: Iterable<string>): string =>
  createHash('sha256')
    .update([...keyIds].sort().join(' '))
    .digest('base64url');

/** The id of the set that a published value is about. */
export const setIdIn = (published: string): string => published.split(' ')[0] ?? '';

/** Says which keys are published. Nothing happens where that is known already, unless all are to load them again. */
export async function publishKeys(
  redis: Redis,
  { issuer, keyIds, mustReload = false }: { issuer: string; keyIds: readonly string[]; mustReload?: boolean },
): Promise<void> {
  const id = keySetId(keyIds);
  const known = await redis.get(publishedKeysOf(issuer));
  if (known !== null && setIdIn(known) === id && !mustReload) return;
  await redis.set(publishedKeysOf(issuer), `${id} ${randomUUID()}`);
}
