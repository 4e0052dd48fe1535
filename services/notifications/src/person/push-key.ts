import { createPrivateKey } from 'node:crypto';

/** The shop's key for messages to browsers, both halves as RFC 8292 wants them: base64url of the raw numbers. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

/** Reads a private key in PEM; nothing unless it is one on the curve P-256. */
export function pushKeyOf(pem: string): PushKey | undefined {
  try {
    const { crv, x = '', y = '', d = '' } = createPrivateKey(pem).export({ format: 'jwk' });
    if (crv !== 'P-256') return undefined;
    const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
  } catch {
    return undefined; // the setting's message says what is wanted
  }
}
