import { createHmac, timingSafeEqual } from 'node:crypto';
import { CUSTOMER_KINDS, type CustomerKind } from '@print-shop/contracts';

/** The messages that a link turns off. */
export interface Unsubscription {
  personId: string;
  kind: CustomerKind;
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/**
 * The signed addresses by which a mail program turns one kind of email off with one click (RFC 8058). A reader of the message
 * can turn off that kind and do nothing else.
 */
export function createUnsubscribeLinks(key: string | undefined, publicUrl: string) {
  const signatureOf = (said: string) =>
    createHmac('sha256', key ?? '')
      .update(`unsubscribe ${said}`)
      .digest();
  return {
    /** `undefined` where the shop has no key. */
    linkFor(personId: string, kind: CustomerKind): string | undefined {
      if (!key) return undefined;
      const said = `${personId}.${kind}`;
      const link = new URL('/api/notifications/unsubscribe', publicUrl);
      link.searchParams.set('token', `${said}.${signatureOf(said).toString('base64url')}`);
      return link.href;
    },

    /** `undefined` for a token that this shop has not signed. */
    read(token: string): Unsubscription | undefined {
      if (!key) return undefined;
      const [personId = '', kind = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(`${personId}.${kind}`);
      const known = CUSTOMER_KINDS.find((one) => one === kind);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && known ? { personId, kind: known } : undefined;
    },
  };
}
