import { type Origin, ROLES, type Role } from '@print-shop/contracts';
import type { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { unauthenticated, unavailable } from './errors.ts';
import { publishedKeysOf } from './published-keys.ts';
import { CLOCK_TOLERANCE_SECONDS, readTokenState } from './revocation.ts';
import { type FindKey, type JwksKeys, jwksKeys, keyIdOf } from './signing-keys.ts';

/** The holder of the presented token. Times are seconds since the epoch, with fractions. */
export interface User {
  id: string;
  /** Whether the user is staff; staff have a role. */
  isAdmin: boolean;
  role?: Role | undefined;
  name?: string;
  email?: string;
  tokenId: string;
  issuedAtSeconds: number;
  expiresAtSeconds: number;
  /** When the holder last proved their identity; 0 where the token does not say. */
  signedInAtSeconds: number;
  /** Where the request came from, for audit records; absent only where a token is read outside a request. */
  from?: Origin;
}

export interface Auth {
  /**
   * The user of an `Authorization` header; `undefined` without one. Throws unauthenticated for a token that is malformed,
   * expired, forged or revoked, and unavailable when that cannot be checked: a doubtful token grants nothing.
   */
  userOf(authorization: string | undefined): Promise<User | undefined>;
}

export type AuthOptions = { issuer: string; audience: string; redis: Redis } & (
  | { jwksUrl: string; keysMaxAgeMs?: number }
  | { findKey: FindKey }
);

const claimsSchema = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  isAdmin: z.boolean(),
  role: z.enum(ROLES).optional(),
  jti: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number().default(0),
  name: z.string().optional(),
  email: z.string().optional(),
});

/**
 * The role that a token names. Staff tokens without a role were issued before roles existed, when all staff had an owner's
 * permissions. They stay valid through an upgrade until they expire. An unknown role grants nothing.
 */
const roleOf = ({ isAdmin, role }: z.output<typeof claimsSchema>): Role | undefined =>
  isAdmin ? (role ?? 'owner') : undefined;

const refused = () =>
  unauthenticated(
    {
      en: 'Your session is not valid any more. Please sign in again.',
      hi: 'आपका साइन इन अब मान्य नहीं है। फिर से साइन इन कीजिए।',
    },
    'invalid-token',
  );

/** The keys of a process that signs tokens itself. */
const ownKeys = (find: FindKey): JwksKeys => ({ find, follow: async () => false });

/** Verifies bearer tokens: signed with RS256 and one of identity's published keys, and not revoked in Redis. */
export function createAuth(options: AuthOptions): Auth {
  const { issuer, audience, redis } = options;
  const keys =
    'findKey' in options
      ? ownKeys(options.findKey)
      : jwksKeys(options.jwksUrl, options.keysMaxAgeMs ? { maxAgeMs: options.keysMaxAgeMs } : {});
  const couldNotCheck = (cause: unknown) =>
    unavailable(
      {
        en: 'Your session cannot be checked right now. Please try again.',
        hi: 'आपका साइन इन अभी जाँचा नहीं जा सका। फिर कोशिश कीजिए।',
      },
      'unavailable',
      {
        retryAfterSeconds: 2,
        cause,
      },
    );

  const keyOf = async (keyId: string) => {
    const key = await keys.find(keyId);
    // An unknown key may have been published a moment ago.
    if (key || !(await keys.follow(await redis.get(publishedKeysOf(issuer))))) return key;
    return keys.find(keyId);
  };

  const verify = async (token: string): Promise<User> => {
    const keyId = keyIdOf(token);
    if (!keyId) throw refused();
    const key = await keyOf(keyId).catch((error: unknown) => {
      throw couldNotCheck(error);
    });
    if (!key) throw refused();
    try {
      const claims = claimsSchema.parse(
        jwt.verify(token, key, { algorithms: ['RS256'], issuer, audience, clockTolerance: CLOCK_TOLERANCE_SECONDS }),
      );
      const { sub: id, isAdmin, name, email, jti: tokenId, auth_time: signedInAtSeconds } = claims;
      const { iat: issuedAtSeconds, exp: expiresAtSeconds } = claims;
      const role = roleOf(claims);
      return { id, isAdmin, role, name, email, tokenId, issuedAtSeconds, expiresAtSeconds, signedInAtSeconds };
    } catch {
      throw refused(); // the reason would not help an honest caller
    }
  };

  return {
    async userOf(authorization) {
      if (authorization === undefined) return undefined;
      const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(authorization)?.[1];
      if (!token) throw refused();
      const user = await verify(token);
      const couldNotAsk = (error: unknown) => {
        throw couldNotCheck(error);
      };
      const { isRevoked, publishedKeys } = await readTokenState(redis, { ...user, userId: user.id }, issuer).catch(
        couldNotAsk,
      );
      if (isRevoked) throw refused();
      const isStale = await keys.follow(publishedKeys).catch(couldNotAsk);
      return isStale ? verify(token) : user;
    },
  };
}
