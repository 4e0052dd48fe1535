import type { Origin } from '@print-shop/contracts';
import { type FindKey, revokeToken, revokeUserTokens } from '@print-shop/service-kit';
import { unauthenticated } from '@print-shop/service-kit/errors';
import type { Redis } from 'ioredis';
import type { SessionStore } from './session.store.ts';
import {
  createTokenSigner,
  type Proof,
  type SignedToken,
  type SignerOptions,
  type TokenHolder,
} from './token-signer.ts';

export interface TokenOptions extends SignerOptions {
  redis: Redis;
  sessions: SessionStore;
  /** A user as they are now; nobody where they are deleted. */
  findHolder: (id: string) => Promise<(TokenHolder & { disabledAt?: Date | undefined }) | undefined>;
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
export function createTokens({ redis, sessions, findHolder, ...options }: TokenOptions) {
  const { keys } = options;
  const sign = createTokenSigner(options);
  const longestSeconds = Math.max(options.ttlSeconds, options.staffTtlSeconds);

  const revokeUntil = async (userId: string, nowSeconds: number) => {
    await revokeUserTokens(redis, userId, longestSeconds, nowSeconds);
    await sessions.removeAll(userId, nowSeconds);
  };

  /**
   * A change of staff voids the tokens that were issued before it. This looks after those that are issued at the same moment,
   * to somebody who was read before the change: after it, they are seen to be another.
   */
  const refuseChanged = async ({ id, isAdmin, role }: TokenHolder, tokenId: string, expiresAtSeconds: number) => {
    if (!isAdmin) return;
    const now = await findHolder(id);
    if (now && now.role === role && !now.disabledAt) return;
    await revokeToken(redis, tokenId, expiresAtSeconds);
    await sessions.remove(tokenId);
    throw unauthenticated(
      {
        en: 'Your account was changed just now. Please sign in again.',
        hi: 'आपका अकाउंट अभी-अभी बदला गया है। फिर से साइन इन कीजिए।',
      },
      'account-changed',
    );
  };

  const keep = async (holder: TokenHolder, signed: SignedToken, from: Origin): Promise<string> => {
    await sessions.add(holder.id, signed, from);
    await refuseChanged(holder, signed.id, signed.expiresAtSeconds);
    return signed.token;
  };

  return {
    /** A token for somebody who has just proved who they are. Throws unauthenticated where staff were changed meanwhile. */
    async issue(holder: TokenHolder, from: Origin, proofs: readonly Proof[]): Promise<string> {
      return keep(holder, sign(holder, { proofs }), from);
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
      return keep(holder, signed, from);
    },
  };
}
