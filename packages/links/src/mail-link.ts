import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

const id = z.string().regex(/^[0-9a-f]{24}$/);
const orderClaims = z.object({ sub: id });
const proofClaims = z.object({ sub: id, isSignedIn: z.boolean().default(false) });
const addressClaims = z.object({ sub: id, email: z.string().min(1) });

/** The claim of a link in an email: its opener reads the email of this address, which an account has. */
export interface AddressLink {
  userId: string;
  email: string;
}

/** A quotation as it was sent to one address. */
export interface QuotationLink {
  quotationId: string;
  email: string;
}

/** A proof, and whether its customer got the link in the shop, signed in, instead of by email. */
export interface ProofLink {
  proofId: string;
  isSignedIn: boolean;
}

/** The kinds of links in emails. Each has a key of its own, which only the services have that sign or read them. */
type Kind = 'order' | 'address' | 'quotation' | 'proof';

/** The keys of a service. `mail` is the one key of all kinds of earlier releases, whose links it still reads, and signs without another. */
export type MailLinkKeys = Partial<Record<Kind | 'mail', string | undefined>>;

/**
 * Signed tokens (RFC 7519) of one kind. The audience tells them from every other kind; an account's are signed with another
 * key and by another method besides.
 */
function signedBy<Claims>(keys: MailLinkKeys, kind: Kind, schema: z.ZodType<Claims>) {
  const audience = `${kind}-link`;
  const known = [keys[kind], keys.mail].filter((key) => key !== undefined);
  const [own] = known;
  const verified = (token: string, key: string): unknown => {
    try {
      return jwt.verify(token, key, { algorithms: ['HS256'], audience });
    } catch {
      return undefined; // the reason would help nobody but a forger
    }
  };
  return {
    sign: (subject: string, claims: object, seconds: number): string | undefined =>
      own === undefined
        ? undefined
        : jwt.sign(claims, own, { algorithm: 'HS256', audience, subject, expiresIn: seconds }),
    read(token: string): Claims | undefined {
      const claims = known.map((key) => verified(token, key)).find((one) => one !== undefined);
      return schema.safeParse(claims).data;
    },
  };
}

export type MailLinks = ReturnType<typeof createMailLinks>;

/**
 * The tokens in the links of emails. The service that writes the email signs them, the service that they are for reads them, and
 * both share the key of the kind; without one there are none. A token that this shop has not signed, or that has ended, reads as
 * `undefined`.
 */
export function createMailLinks(keys: MailLinkKeys) {
  const order = signedBy(keys, 'order', orderClaims);
  const address = signedBy(keys, 'address', addressClaims);
  const quotation = signedBy(keys, 'quotation', addressClaims);
  const proof = signedBy(keys, 'proof', proofClaims);
  return {
    isOn: Object.values(keys).some((key) => key !== undefined),
    /** Opens one order or bulk order of a guest for the holder of the link, without an account. */
    signOrder: (orderId: string, seconds: number) => order.sign(orderId, {}, seconds),
    readOrder: (token: string): string | undefined => order.read(token)?.sub,
    /** Confirms the address of an account. */
    signAddress: ({ userId, email }: AddressLink, seconds: number) => address.sign(userId, { email }, seconds),
    readAddress(token: string): AddressLink | undefined {
      const claims = address.read(token);
      return claims && { userId: claims.sub, email: claims.email };
    },
    /** Opens a quotation for the holder of the link, as long as it was last sent to this address. */
    signQuotation: ({ quotationId, email }: QuotationLink, seconds: number) =>
      quotation.sign(quotationId, { email }, seconds),
    readQuotation(token: string): QuotationLink | undefined {
      const claims = quotation.read(token);
      return claims && { quotationId: claims.sub, email: claims.email };
    },
    /** Opens the proof of a line for the holder of the link, without an account. */
    signProof: ({ proofId, isSignedIn }: ProofLink, seconds: number) => proof.sign(proofId, { isSignedIn }, seconds),
    readProof(token: string): ProofLink | undefined {
      const claims = proof.read(token);
      return claims && { proofId: claims.sub, isSignedIn: claims.isSignedIn };
    },
    /** The six digits that a nonce stands for, so that a code can be mailed and checked without being kept or queued. */
    codeOf(kind: Kind, nonce: string): string | undefined {
      const key = keys[kind] ?? keys.mail;
      if (key === undefined) return undefined;
      const digest = createHmac('sha256', key).update(`code ${nonce}`).digest();
      return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
    },
  };
}

const linkKey = (what: string) =>
  z
    .string()
    .min(32)
    .optional()
    .meta({
      description: `Secret of at least 32 characters that signs the emailed links ${what}. The services with this setting share it`,
    });
const mail = {
  MAIL_LINK_KEY: z.string().min(32).optional().meta({
    description:
      'The one secret of all these links in earlier releases. Links from then work while it is set. It also signs each kind of link whose own secret is missing',
  }),
};

/** The settings of a service that signs or reads links of these kinds. */
export const orderLinkConfig = { ORDER_LINK_KEY: linkKey('by which guests follow their orders'), ...mail };
export const addressLinkConfig = { ADDRESS_LINK_KEY: linkKey('by which customers confirm their address'), ...mail };
export const quotationLinkConfig = {
  QUOTATION_LINK_KEY: linkKey('to quotations, and the codes that accept them'),
  ...mail,
};
export const proofLinkConfig = { PROOF_LINK_KEY: linkKey('to proofs, and the codes that approve them'), ...mail };

export const mailLinkKeysOf = (config: {
  ORDER_LINK_KEY?: string | undefined;
  ADDRESS_LINK_KEY?: string | undefined;
  QUOTATION_LINK_KEY?: string | undefined;
  PROOF_LINK_KEY?: string | undefined;
  MAIL_LINK_KEY?: string | undefined;
}): MailLinkKeys => ({
  order: config.ORDER_LINK_KEY,
  address: config.ADDRESS_LINK_KEY,
  quotation: config.QUOTATION_LINK_KEY,
  proof: config.PROOF_LINK_KEY,
  mail: config.MAIL_LINK_KEY,
});
