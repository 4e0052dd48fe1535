import type { Redis } from 'ioredis';
import { publishedKeysOf } from './published-keys.ts';

const tokenKey = (tokenId: string) => `revoked:token:${tokenId}`;
const userKey = (userId: string) => `revoked:user:${userId}`;

const nowSeconds = () => Date.now() / 1000;

/** Voids one token until it would have expired anyway (`expiresAtSeconds` since the epoch). */
export async function revokeToken(redis: Redis, tokenId: string, expiresAtSeconds: number): Promise<void> {
  const ttlSeconds = Math.ceil(expiresAtSeconds - nowSeconds());
  if (ttlSeconds > 0) await redis.set(tokenKey(tokenId), '1', 'EX', ttlSeconds);
}

/**
 * Voids every token of a user issued before `beforeSeconds` (with its fraction). `ttlSeconds` is the longest life of a
 * token: after it there is nothing left to void.
 */
export async function revokeUserTokens(
  redis: Redis,
  userId: string,
  ttlSeconds: number,
  beforeSeconds: number = nowSeconds(),
): Promise<void> {
  await redis.set(userKey(userId), String(beforeSeconds), 'EX', Math.ceil(ttlSeconds));
}

/**
 * Whether a token was revoked, by itself or with all of its user's, and which signing keys are published; one round trip.
 * Rejects while Redis is away.
 */
export async function standingOf(
  redis: Redis,
  token: { tokenId: string; userId: string; issuedAtSeconds: number },
  issuer: string,
): Promise<{ isRevoked: boolean; publishedKeys: string | null }> {
  const keys = [tokenKey(token.tokenId), userKey(token.userId), publishedKeysOf(issuer)];
  const [byToken, before, publishedKeys = null] = await redis.mget(...keys);
  const isRevoked = Boolean(byToken) || (Boolean(before) && token.issuedAtSeconds < Number(before));
  return { isRevoked, publishedKeys };
}
