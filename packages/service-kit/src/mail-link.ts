import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

const id = z.string().regex(/^[0-9a-f]{24}$/);
const orderClaims = z.object({ sub: id });
const proofClaims = z.object({ sub: id, isSignedIn: z.boolean().default(false) });
const addressClaims = z.object({ sub: id, email: z.string().min(1) });

/** What a mailed link confirms: that who opens it reads the mail of this address, which an account has. */
export interface AddressLink {
  userId: string;
  email: string;
}

/** A quotation as it was sent to one address. */
export interface QuotationLink {
  quotationId: string;
  email: string;
}

/** A proof, and whether its customer got the link in the shop, signed in, instead of by mail. */
export interface ProofLink {
  proofId: string;
  isSignedIn: boolean;
}

/**
 * Signed tokens (RFC 7519) of one kind. The audience tells them from every other kind; an account's are signed with another
 * key and by another method besides.
 */
function signedBy<Claims>(key: string | undefined, audience: string, schema: z.ZodType<Claims>) {
  return {
    sign: (subject: string, claims: object, seconds: number): string | undefined =>
      key === undefined
        ? undefined
        : jwt.sign(claims, key, { algorithm: 'HS256', audience, subject, expiresIn: seconds }),
    read(token: string): Claims | undefined {
      if (key === undefined) return undefined;
      try {
        return schema.parse(jwt.verify(token, key, { algorithms: ['HS256'], audience }));
      } catch {
        return undefined; // the reason would help nobody but a forger
      }
    },
  };
}

export type MailLinks = ReturnType<typeof createMailLinks>;

/**
 * The tokens in the links of mails. The service that writes the mail signs them, the service that they are for reads them,
 * and both share the key; without one there are none. A token that this shop has not signed, or that is over, reads as
 * `undefined`.
 */
export function createMailLinks(key: string | undefined) {
  const order = signedBy(key, 'order-link', orderClaims);
  const address = signedBy(key, 'address-link', addressClaims);
  const quotation = signedBy(key, 'quotation-link', addressClaims);
  const proof = signedBy(key, 'proof-link', proofClaims);
  return {
    isOn: key !== undefined,
    /** Opens one order or bulk order of a guest for whoever holds it, without an account. */
    signOrder: (orderId: string, seconds: number) => order.sign(orderId, {}, seconds),
    /** The id of the order that a token opens. */
    readOrder: (token: string): string | undefined => order.read(token)?.sub,
    /** Confirms the address of an account. */
    signAddress: ({ userId, email }: AddressLink, seconds: number) => address.sign(userId, { email }, seconds),
    readAddress(token: string): AddressLink | undefined {
      const claims = address.read(token);
      return claims && { userId: claims.sub, email: claims.email };
    },
    /** Opens a quotation for whoever holds it, as long as it was last sent to this address. */
    signQuotation: ({ quotationId, email }: QuotationLink, seconds: number) =>
      quotation.sign(quotationId, { email }, seconds),
    readQuotation(token: string): QuotationLink | undefined {
      const claims = quotation.read(token);
      return claims && { quotationId: claims.sub, email: claims.email };
    },
    /** Opens the proof of a line for whoever holds it, without an account. */
    signProof: ({ proofId, isSignedIn }: ProofLink, seconds: number) => proof.sign(proofId, { isSignedIn }, seconds),
    readProof(token: string): ProofLink | undefined {
      const claims = proof.read(token);
      return claims && { proofId: claims.sub, isSignedIn: claims.isSignedIn };
    },
    /** The six digits that a nonce stands for, so that a code can be mailed and checked without being kept or queued. */
    codeOf(nonce: string): string | undefined {
      if (key === undefined) return undefined;
      const digest = createHmac('sha256', key).update(`code ${nonce}`).digest();
      return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
    },
  };
}

/** The setting of the services that sign or read such links. */
export const mailLinkConfig = {
  MAIL_LINK_KEY: z.string().min(32).optional().meta({
    description:
      'Secret of at least 32 characters that signs the links of mails by which guests follow their orders, and customers confirm their address, answer quotations and approve proofs; none without it. identity, notifications, bulk-order, ordering, pricing, billing and artwork share it',
  }),
};
