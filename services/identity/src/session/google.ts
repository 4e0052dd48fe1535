import { jwksKeys } from '@print-shop/service-kit';
import { unauthenticated, unavailable } from '@print-shop/service-kit/errors';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** Who Google says it is. The address is verified by Google. */
export interface GoogleIdentity {
  googleId: string;
  email: string;
  name: string;
}

/** Checks a Google ID token. Throws unavailable when Google sign-in is off or its keys cannot be had, else unauthenticated. */
export type VerifyGoogle = (idToken: string) => Promise<GoogleIdentity>;

const issuers: [string, ...string[]] = ['https://accounts.google.com', 'accounts.google.com'];

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.string().trim().min(1).max(120).optional(),
});

/** Google sign-in for `clientId`, or a refusal with a clear message without one. */
export function createGoogle(clientId: string | undefined, jwksUrl: string): VerifyGoogle {
  if (!clientId) {
    return async () => {
      throw unavailable('Google sign-in is not set up for this shop. Please use your password.', 'google-off');
    };
  }
  const keys = jwksKeys(jwksUrl);
  return async (idToken) => {
    const keyId = jwt.decode(idToken, { complete: true })?.header.kid;
    const key = keyId
      ? await keys.find(keyId).catch((cause: unknown) => {
          throw unavailable('Google sign-in is not available right now. Please try again.', 'unavailable', { cause });
        })
      : undefined;
    if (!key) throw refused();
    try {
      const verified = jwt.verify(idToken, key, { algorithms: ['RS256'], audience: clientId, issuer: issuers });
      const { sub, email, name } = claimsSchema.parse(verified);
      return { googleId: sub, email: email.toLowerCase(), name: name ?? email.split('@')[0] ?? email };
    } catch {
      throw refused(); // why it failed is of no use to an honest caller
    }
  };
}

const refused = () => unauthenticated('Google sign-in failed. Please try again.', 'google-refused');
