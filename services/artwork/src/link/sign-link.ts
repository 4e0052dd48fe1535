import { createSigner, type Signature } from '@print-shop/service-kit';

/** The time that a link is good for, in seconds: long enough to look at a page, too short to be passed on. */
export const LINK_SECONDS = 600;

/** The target of a link: the picture of a page, from 1, or the file itself. */
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
  const signer = createSigner(key);
  const sign = (path: string, what: string, until: number): string => `${path}?${signer.sign(what, until)}`;
  const nameOf = ({ id, page = 0 }: LinkTarget) => `artwork ${id.toLowerCase()} ${page}`;
  const proofName = ({ id, version, view }: ProofTarget) =>
    ['proof', id.toLowerCase(), version, ...(view === undefined ? [] : [view])].join(' ');

  return {
    sign(target, until) {
      const path = target.page === undefined ? 'original' : `pages/${target.page}`;
      return sign(`/api/artwork/files/${target.id}/${path}`, nameOf(target), until);
    },
    isGood: (target, query, now) => signer.isGood(nameOf(target), query, now),
    signProof(target, until) {
      const what = target.view === undefined ? 'pdf' : `on-product/${target.view}`;
      return sign(`/api/proofs/${target.id}/versions/${target.version}/${what}`, proofName(target), until);
    },
    isGoodProof: (target, query, now) => signer.isGood(proofName(target), query, now),
  };
}
