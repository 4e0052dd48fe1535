import type { Origin } from '@print-shop/contracts';
import { type FindKey, revokeToken, revokeUserTokens } from '@print-shop/service-kit';
import { unauthenticated } from '@print-shop/service-kit/errors';
import type { Redis } from 'ioredis';
import type { Account } from '../user/user.store.ts';
import { generationOf } from './attempt.ts';
import type { SessionStore } from './session.store.ts';
import {
  createTokenSigner,
  type Proof,
  type SignedToken,
  type SignerOptions,
  type TokenHolder,
} from './token-signer.ts';

/** An account as tokens are issued for it. */
interface HeldAccount extends Pick<Account, 'passwordHash'> {
  user: TokenHolder & { disabledAt?: Date | undefined };
}

export interface TokenOptions extends SignerOptions {
  redis: Redis;
  sessions: SessionStore;
  /** The current state of an account; `undefined` when deleted. */
  findAccount: (id: string) => Promise<HeldAccount | undefined>;
}

/** The facts about a request's token that a replacement needs. */
export interface PresentedToken {
  tokenId: string;
  expiresAtSeconds: number;
}

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Issues and revokes the tokens that every service verifies, and keeps the list of each user's sessions: one write per
 * issued token, none per request. Times have fractions of a second: see `replaceAll`.
 */
export function createTokens({ redis, sessions, findAccount, ...options }: TokenOptions) {
  const { keys } = options;
  const sign = createTokenSigner(options);
  const longestSeconds = Math.max(options.ttlSeconds, options.staffTtlSeconds);

  const revoke = async (tokenId: string, expiresAtSeconds: number): Promise<void> => {
    await revokeToken(redis, tokenId, expiresAtSeconds);
    await sessions.remove(tokenId);
  };

  const revokeUntil = async (userId: string, nowSeconds: number) => {
    await revokeUserTokens(redis, userId, longestSeconds, nowSeconds);
    await sessions.removeAll(userId, nowSeconds);
  };

  /**
   * A change of staff or of a password revokes the tokens issued before it. This check covers tokens issued later to an
   * account that was read before the change: reading the account again shows the change. `generation` is the one of the
   * password that was proved; without it, the password is not compared.
   */
  const refuseChanged = async (
    { id, isAdmin, role }: TokenHolder,
    { id: tokenId, expiresAtSeconds }: SignedToken,
    generation: string | undefined,
  ) => {
    if (!isAdmin && generation === undefined) return;
    const now = await findAccount(id);
    const hasSamePassword = generation === undefined || generation === generationOf(now);
    if (now && hasSamePassword && now.user.role === role && !now.user.disabledAt) return;
    await revoke(tokenId, expiresAtSeconds);
    throw unauthenticated(
      {
        en: 'Your account was changed just now. Please sign in again.',
        hi: 'आपका अकाउंट अभी-अभी बदला गया है। फिर से साइन इन कीजिए।',
      },
      'account-changed',
    );
  };

  const keep = async (holder: TokenHolder, signed: SignedToken, from: Origin, generation?: string): Promise<string> => {
    await sessions.add(holder.id, signed, from);
    await refuseChanged(holder, signed, generation);
    return signed.token;
  };

  return {
    /**
     * Issues a token for an account whose owner has just proved their identity. Throws unauthenticated when its password was
     * changed meanwhile, when it was deleted, or when the member of staff was changed.
     */
    async issue(account: HeldAccount, from: Origin, proofs: readonly Proof[]): Promise<string> {
      return keep(account.user, sign(account.user, { proofs }), from, generationOf(account));
    },
    /** The public key of an id, for verifying within identity without an HTTP request. */
    findKey: (async (keyId) => keys.find(({ id }) => id === keyId)?.publicKey) satisfies FindKey,
    revoke,
    /** Revokes every token of a user but one; every one where none is named. */
    async revokeOthers(userId: string, keptId: string | undefined): Promise<void> {
      for (;;) {
        const others = (await sessions.list(userId)).filter(({ _id }) => _id !== keptId);
        if (others.length === 0) return;
        for (const { _id, expiresAt } of others) await revoke(_id, expiresAt.getTime() / 1000);
      }
    },
    revokeAll: (userId: string): Promise<void> => revokeUntil(userId, Date.now() / 1000),
    /**
     * Revokes every token of a user and issues one in place of the presented token. The new token begins at the moment at
     * which the others end. Without `signedInAtSeconds` its holder has just proved their identity. A staff token keeps the
     * end of the old one.
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
