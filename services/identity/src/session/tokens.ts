import { randomUUID } from 'node:crypto';
import { type FindKey, revokeToken, revokeUserTokens } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import type { SigningKey } from './signing-keys.ts';

export interface TokenHolder {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
}

export interface TokenOptions {
  keys: readonly SigningKey[];
  issuer: string;
  audience: string;
  ttlSeconds: number;
  redis: Redis;
}

export type Tokens = ReturnType<typeof createTokens>;

/** Issues and revokes the tokens that every service verifies. Times carry fractions of a second: see `replaceAll`. */
export function createTokens({ keys, issuer, audience, ttlSeconds, redis }: TokenOptions) {
  const [signing] = keys;
  if (!signing) throw new Error('at least one signing key is needed');

  const sign = ({ id, name, email, isAdmin }: TokenHolder, iat: number, signedInAtSeconds: number): string => {
    const times = { iat, exp: iat + ttlSeconds, auth_time: signedInAtSeconds };
    return jwt.sign({ name, email, isAdmin, jti: randomUUID(), ...times }, signing.privateKey, {
      algorithm: 'RS256',
      keyid: signing.id,
      subject: id,
      issuer,
      audience,
    });
  };

  return {
    /** A token for somebody who has proved who they are, now unless another time is given. */
    issue(holder: TokenHolder, signedInAtSeconds?: number): string {
      const nowSeconds = Date.now() / 1000;
      return sign(holder, nowSeconds, signedInAtSeconds ?? nowSeconds);
    },
    /** The public key of an id, for verifying here without asking oneself over HTTP. */
    findKey: (async (keyId) => keys.find(({ id }) => id === keyId)?.publicKey) satisfies FindKey,
    /** Voids one token. */
    revoke: (tokenId: string, expiresAtSeconds: number) => revokeToken(redis, tokenId, expiresAtSeconds),
    /** Voids every token of a user. */
    revokeAll: (userId: string) => revokeUserTokens(redis, userId, ttlSeconds),
    /** Voids every token of a user and gives a new one, which begins at the moment at which the others end. */
    async replaceAll(holder: TokenHolder, signedInAtSeconds?: number): Promise<string> {
      const nowSeconds = Date.now() / 1000;
      await revokeUserTokens(redis, holder.id, ttlSeconds, nowSeconds);
      return sign(holder, nowSeconds, signedInAtSeconds ?? nowSeconds);
    },
  };
}
