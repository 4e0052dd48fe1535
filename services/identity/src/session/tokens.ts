import type { Origin } from '@print-shop/contracts';
import { type FindKey, revokeToken, revokeUserTokens } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { SessionStore } from './session.store.ts';
import { createTokenSigner, type Proof, type SignerOptions, type TokenHolder } from './token-signer.ts';

export interface TokenOptions extends SignerOptions {
  redis: Redis;
  sessions: SessionStore;
}

/** The token that a request came with, as far as another one is made of it. */
export interface PresentedToken {
  tokenId: string;
  expiresAtSeconds: number;
}

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Issues and revokes the tokens that every service verifies, and keeps the list of where each user is signed in: one write
 * for a token that is issued, none for a request. Times carry fractions of a second: see `replaceAll`.
 */
export function createTokens({ redis, sessions, ...options }: TokenOptions) {
  const { keys } = options;
  const sign = createTokenSigner(options);
  const longestSeconds = Math.max(options.ttlSeconds, options.staffTtlSeconds);

  const revokeUntil = async (userId: string, nowSeconds: number) => {
    await revokeUserTokens(redis, userId, longestSeconds, nowSeconds);
    await sessions.removeAll(userId, nowSeconds);
  };

  return {
    /** A token for somebody who has just proved who they are. */
    async issue(holder: TokenHolder, from: Origin, proofs: readonly Proof[]): Promise<string> {
      const signed = sign(holder, { proofs });
      await sessions.add(holder.id, signed, from);
      return signed.token;
    },
    /** The public key of an id, for verifying here without asking oneself over HTTP. */
    findKey: (async (keyId) => keys.find(({ id }) => id === keyId)?.publicKey) satisfies FindKey,
    /** Voids one token. */
    async revoke(tokenId: string, expiresAtSeconds: number): Promise<void> {
      await revokeToken(redis, tokenId, expiresAtSeconds);
      await sessions.remove(tokenId);
    },
    /** Voids every token of a user. */
    revokeAll: (userId: string): Promise<void> => revokeUntil(userId, Date.now() / 1000),
    /**
     * Voids every token of a user and gives a new one in place of the one presented, which begins at the moment at which the
     * others end. Without `signedInAtSeconds` its holder has proved just now who they are. One of staff keeps the end of the old one.
     */
    async replaceAll(
      holder: TokenHolder,
      from: Origin,
      presented?: PresentedToken & { signedInAtSeconds?: number | undefined },
      proofs?: readonly Proof[],
    ): Promise<string> {
      const nowSeconds = Date.now() / 1000;
      const before = presented && (await sessions.find(holder.id, presented.tokenId));
      await revokeUntil(holder.id, nowSeconds);
      const signed = sign(holder, {
        issuedAtSeconds: nowSeconds,
        signedInAtSeconds: presented?.signedInAtSeconds,
        replacedEndsAtSeconds: presented?.expiresAtSeconds,
        proofs: proofs ?? before?.proofs ?? ['pwd'],
      });
      await sessions.add(holder.id, signed, from);
      return signed.token;
    },
  };
}
