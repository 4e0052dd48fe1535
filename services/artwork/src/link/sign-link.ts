import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link is good for, in seconds: long enough to look at a page, too short to be passed on. */
export const LINK_SECONDS = 600;

/** What a link leads to: the picture of a page, from 1, or the file itself. */
export type LinkTarget = { id: string } & ({ page: number } | { page?: undefined });

export interface LinkSigner {
  /** The address of a target, good until `until`, in seconds since 1970. */
  sign(target: LinkTarget, until: number): string;
  /** Whether the address of a target was signed here and is not over. */
  isGood(target: LinkTarget, query: { until: string; signature: string }, now: Date): boolean;
}

/** Signs the addresses of artwork, so that a browser can show pictures and save files without sending a token. */
export function createLinkSigner(key: string): LinkSigner {
  const signatureOf = ({ id, page = 0 }: LinkTarget, until: string): Buffer =>
    createHmac('sha256', key).update(`artwork ${id.toLowerCase()} ${page} ${until}`).digest();

  return {
    sign(target, until) {
      const path = target.page === undefined ? 'original' : `pages/${target.page}`;
      const signature = signatureOf(target, String(until)).toString('base64url');
      return `/api/artwork/files/${target.id}/${path}?until=${until}&signature=${signature}`;
    },
    isGood(target, { until, signature }, now) {
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(target, until);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && Number(until) * 1000 >= now.getTime();
    },
  };
}
