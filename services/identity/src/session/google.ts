import { jwksKeys, keyIdOf } from '@print-shop/service-kit';
import { notFound, unauthenticated, unavailable } from '@print-shop/service-kit/errors';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { nonceOf } from './google-trip.ts';

/** The person according to Google, which has verified the address. */
interface GoogleIdentity {
  googleId: string;
  email: string;
  name: string;
}

/**
 * Verifies a Google ID token, which must belong to the trip that this browser began. Throws not-found when Google sign-in is
 * off, unavailable when Google's keys cannot be fetched, otherwise unauthenticated.
 */
type VerifyGoogle = (idToken: string, trip: string | undefined) => Promise<GoogleIdentity>;

export interface Google {
  /** Throws not-found when Google sign-in is off. */
  assertOn(): void;
  verify: VerifyGoogle;
}

const issuers: [string, ...string[]] = ['https://accounts.google.com', 'accounts.google.com'];

const claimsSchema = z.object({
  sub: z.string().min(1),
  nonce: z.string(),
  email: z.email(),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.string().trim().min(1).max(120).optional(),
});

/** Google sign-in for `clientId`; without one every call is refused with a clear message. */
export function createGoogle(clientId: string | undefined, jwksUrl: string): Google {
  if (!clientId) {
    const refuse = () => {
      throw notFound(
        {
          en: 'Google sign-in is not set up for this shop. Please use your password.',
          hi: 'इस दुकान में Google साइन इन चालू नहीं है। अपने पासवर्ड से साइन इन कीजिए।',
        },
        'google-off',
      );
    };
    return { assertOn: refuse, verify: async () => refuse() };
  }
  const keys = jwksKeys(jwksUrl);
  const verify: VerifyGoogle = async (idToken, trip) => {
    const keyId = keyIdOf(idToken);
    const key = keyId
      ? await keys.find(keyId).catch((cause: unknown) => {
          throw unavailable(
            {
              en: 'Google sign-in is not available right now. Please try again.',
              hi: 'Google साइन इन अभी उपलब्ध नहीं है। फिर कोशिश कीजिए।',
            },
            'unavailable',
            { cause },
          );
        })
      : undefined;
    if (!key) throw refused();
    try {
      const verified = jwt.verify(idToken, key, { algorithms: ['RS256'], audience: clientId, issuer: issuers });
      const { sub, email, name, nonce } = claimsSchema.parse(verified);
      if (!trip || nonce !== nonceOf(trip)) throw refused();
      return { googleId: sub, email: email.toLowerCase(), name: name ?? email.split('@')[0] ?? email };
    } catch {
      throw refused(); // the reason would not help an honest caller
    }
  };
  return { assertOn: () => undefined, verify };
}

const refused = () =>
  unauthenticated(
    { en: 'Google sign-in failed. Please try again.', hi: 'Google से साइन इन नहीं हो पाया। फिर कोशिश कीजिए।' },
    'google-refused',
  );
