import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link is good for, in seconds: long enough to look at a page, too short to be passed on. */
export const LINK_SECONDS = 600;

interface Signature {
  /** Seconds since 1970. */
  until: string;
  signature: string;
}

/** What a link leads to: the picture of a page, from 1, or the file itself. */
export type LinkTarget = { id: string } & ({ page: number } | { page?: undefined });

/** One version of a proof: as a PDF, or on a view of the product. */
interface ProofTarget {
  id: string;
  version: number;
  view?: string;
}

export interface LinkSigner {
  /** The address of a target, good until `until`, in seconds since 1970. */
  sign(target: LinkTarget, until: number): string;
  /** Whether the address of a target was signed here and is not over. */
  isGood(target: LinkTarget, query: Signature, now: Date): boolean;
  /** The same for the PDF of a proof, and its pictures of the product. */
  signProof(target: ProofTarget, until: number): string;
  isGoodProof(target: ProofTarget, query: Signature, now: Date): boolean;
}

/** Signs the addresses of artwork, so that a browser can show pictures and save files without sending a token. */
export function createLinkSigner(key: string): LinkSigner {
  const signatureOf = (what: string, until: string): Buffer =>
    createHmac('sha256', key).update(`${what} ${until}`).digest();
  const isSigned = (what: string, { until, signature }: Signature, now: Date): boolean => {
    const given = Buffer.from(signature, 'base64url');
    const expected = signatureOf(what, until);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(until) * 1000 >= now.getTime();
  };
  const sign = (path: string, what: string, until: number): string =>
    `${path}?until=${until}&signature=${signatureOf(what, String(until)).toString('base64url')}`;
  const nameOf = ({ id, page = 0 }: LinkTarget) => `artwork ${id.toLowerCase()} ${page}`;
  const nameOfProof = ({ id, version, view }: ProofTarget) =>
    ['proof', id.toLowerCase(), version, ...(view === undefined ? [] : [view])].join(' ');

  return {
    sign(target, until) {
      const path = target.page === undefined ? 'original' : `pages/${target.page}`;
      return sign(`/api/artwork/files/${target.id}/${path}`, nameOf(target), until);
    },
    isGood: (target, query, now) => isSigned(nameOf(target), query, now),
    signProof(target, until) {
      const what = target.view === undefined ? 'pdf' : `on-product/${target.view}`;
      return sign(`/api/proofs/${target.id}/versions/${target.version}/${what}`, nameOfProof(target), until);
    },
    isGoodProof: (target, query, now) => isSigned(nameOfProof(target), query, now),
  };
}
