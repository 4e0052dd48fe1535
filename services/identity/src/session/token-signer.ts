import { randomUUID } from 'node:crypto';
import type { Role } from '@print-shop/contracts';
import jwt from 'jsonwebtoken';
import type { SigningKey } from './signing-keys.ts';

export interface TokenHolder {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  /** The role of staff, which decides what the token permits. */
  role?: Role | undefined;
}

/** How a person proved their identity: values of `amr` (RFC 8176), and our own names where it has none. */
export type Proof = 'pwd' | 'google' | 'otp' | 'hwk' | 'swk' | 'recovery-code' | 'mfa';

export interface SignerOptions {
  keys: readonly SigningKey[];
  issuer: string;
  audience: string;
  /** Lifetime of a customer's token. */
  ttlSeconds: number;
  staffTtlSeconds: number;
}

/** The facts in a token besides its holder. Times are seconds since the epoch, with fractions. */
export interface TokenFacts {
  issuedAtSeconds?: number;
  /** The time when the holder proved their identity, by default now. */
  signedInAtSeconds?: number | undefined;
  /** For a token that replaces another: when the replaced token would end. */
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

/** Signs tokens. A staff token never outlives the token that it replaces. */
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
