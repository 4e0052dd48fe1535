import { createHmac, timingSafeEqual } from 'node:crypto';

/** The query that is added to the address of a signed link. */
export interface Signature {
  /** Seconds since 1970. */
  until?: string | undefined;
  signature?: string | undefined;
}

/** Signs links, so that a browser can open them for some minutes without sending a token. `what` names where one leads. */
export function createSigner(key: string) {
  const signatureOf = (what: string, until: string): Buffer =>
    createHmac('sha256', key).update(`${what} ${until}`).digest();
  return {
    /** The query of a link that is good until `until`, in seconds since 1970. */
    sign: (what: string, until: number): string =>
      `until=${until}&signature=${signatureOf(what, String(until)).toString('base64url')}`,

    /** Whether a link to this was signed with the key and is not over. */
    isGood(what: string, { until = '', signature = '' }: Signature, now: Date): boolean {
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(what, until);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && Number(until) * 1000 >= now.getTime();
    },
  };
}
