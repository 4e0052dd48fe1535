import type { Redis } from 'ioredis';
import { publishedKeysOf } from './published-keys.ts';

const tokenKey = (tokenId: string) => `revoked:token:${tokenId}`;
const userKey = (userId: string) => `revoked:user:${userId}`;

/** Stores a later moment, and never an earlier one in place of it: two revocations may come in the other order. */
const KEEP_LATEST = `
  local known = redis.call('GET', KEYS[1])
  if not known or tonumber(ARGV[1]) > tonumber(known) then
    redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
  end`;

const nowSeconds = () => Date.now() / 1000;

/** Seconds for which a token is taken after its end, as clocks differ. */
export const CLOCK_TOLERANCE_SECONDS = 2;
/** The library cuts the time to whole seconds, so a token may be taken for almost one more. */
const LONGEST_AFTER_END_SECONDS = CLOCK_TOLERANCE_SECONDS + 1;

/** Revokes one token until no service takes it any more; it ends at `expiresAtSeconds` since the epoch. */
export async function revokeToken(redis: Redis, tokenId: string, expiresAtSeconds: number): Promise<void> {
  const ttlSeconds = Math.ceil(expiresAtSeconds - nowSeconds()) + LONGEST_AFTER_END_SECONDS;
  if (ttlSeconds > 0) await redis.set(tokenKey(tokenId), '1', 'EX', ttlSeconds);
}

/**
 * Revokes every token of a user issued before `beforeSeconds` (with fractions). `ttlSeconds` is the longest lifetime of a
 * token, after which none is left to revoke.
 */
export async function revokeUserTokens(
  redis: Redis,
  userId: string,
  ttlSeconds: number,
  beforeSeconds: number = nowSeconds(),
): Promise<void> {
  const keptSeconds = Math.ceil(ttlSeconds) + LONGEST_AFTER_END_SECONDS;
  await redis.eval(KEEP_LATEST, 1, userKey(userId), String(beforeSeconds), keptSeconds);
}

/**
 * Reads in one round trip whether a token was revoked, alone or with all of its user's tokens, and which signing keys are
 * published. Rejects while Redis is away.
 */
export async function readTokenState(
  redis: Redis,
  token: { tokenId: string; userId: string; issuedAtSeconds: number },
  issuer: string,
): Promise<{ isRevoked: boolean; publishedKeys: string | null }> {
  const keys = [tokenKey(token.tokenId), userKey(token.userId), publishedKeysOf(issuer)];
  const [byToken, before, publishedKeys = null] = await redis.mget(...keys);
  const isRevoked = Boolean(byToken) || (Boolean(before) && token.issuedAtSeconds < Number(before));
  return { isRevoked, publishedKeys };
}
