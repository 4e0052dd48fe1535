import { randomUUID } from 'node:crypto';
import type { Role } from '@print-shop/contracts';
import jwt from 'jsonwebtoken';
import type { SigningKey } from './signing-keys.ts';

export interface TokenHolder {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  /** Staff's; it decides what the token may do. */
  role?: Role | undefined;
}

/** How somebody has shown who they are: the values of `amr` (RFC 8176), and names of our own where it has none. */
export type Proof = 'pwd' | 'google' | 'otp' | 'hwk' | 'swk' | 'recovery-code' | 'mfa';

export interface SignerOptions {
  keys: readonly SigningKey[];
  issuer: string;
  audience: string;
  /** Life of a customer's token. */
  ttlSeconds: number;
  /** Life of a token of staff. */
  staffTtlSeconds: number;
}

/** What a token says beside who holds it. Times are seconds since the epoch, with their fraction. */
export interface TokenFacts {
  issuedAtSeconds?: number;
  /** When its holder showed who they are; without it, now. */
  signedInAtSeconds?: number | undefined;
  /** For a token that takes the place of another one: the end of that. */
  replacedEndsAtSeconds?: number | undefined;
  proofs?: readonly Proof[];
}

export interface SignedToken {
  token: string;
  id: string;
  proofs: readonly Proof[];
  issuedAtSeconds: number;
  signedInAtSeconds: number;
  expiresAtSeconds: number;
}

/** Signs tokens. Those of staff end at the latest when the one that they replace would have ended. */
export function createTokenSigner({ keys, issuer, audience, ttlSeconds, staffTtlSeconds }: SignerOptions) {
  const [signing] = keys;
  if (!signing) throw new Error('at least one signing key is needed');

  return function sign({ id, name, email, isAdmin, role }: TokenHolder, facts: TokenFacts = {}): SignedToken {
    const { issuedAtSeconds = Date.now() / 1000, proofs = ['pwd'] } = facts;
    const { signedInAtSeconds = issuedAtSeconds, replacedEndsAtSeconds = Number.POSITIVE_INFINITY } = facts;
    const expiresAtSeconds = isAdmin
      ? Math.min(issuedAtSeconds + staffTtlSeconds, replacedEndsAtSeconds)
      : issuedAtSeconds + ttlSeconds;
    const jti = randomUUID();
    const times = { iat: issuedAtSeconds, exp: expiresAtSeconds, auth_time: signedInAtSeconds };
    const token = jwt.sign(
      { name, email, isAdmin, ...(role ? { role } : {}), jti, amr: proofs, ...times },
      signing.privateKey,
      {
        algorithm: 'RS256',
        keyid: signing.id,
        subject: id,
        issuer,
        audience,
      },
    );
    return { token, id: jti, proofs, issuedAtSeconds, signedInAtSeconds, expiresAtSeconds };
  };
}
