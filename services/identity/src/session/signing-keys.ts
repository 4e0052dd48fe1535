import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

export interface SigningKey {
  /** The thumbprint of the public key (RFC 7638), so the same key has the same id everywhere. */
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const pemBlock = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+?-----END [A-Z ]*PRIVATE KEY-----/g;
const leastBits = 2048;

/**
 * Reads one or more RSA private keys. Line breaks may be written as `\n`, as in env files. Throws, without revealing any
 * key, when there is none or one is unusable.
 */
export function readSigningKeys(pem: string): SigningKey[] {
  const blocks = pem.replaceAll('\\n', '\n').match(pemBlock) ?? [];
  if (blocks.length === 0) throw new Error('must hold at least one private key in PEM');
  return blocks.map((block, index) => {
    const privateKey = parse(block, index + 1);
    const publicKey = createPublicKey(privateKey);
    return { id: thumbprint(publicKey), privateKey, publicKey };
  });
}

/** The public parts of the keys. Other services verify tokens with them. */
export function toJwks(keys: readonly SigningKey[]): { keys: object[] } {
  return {
    keys: keys.map(({ id, publicKey }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid: id,
      use: 'sig',
      alg: 'RS256',
    })),
  };
}

function parse(block: string, position: number): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(block);
  } catch {
    throw new Error(`key ${position} is not a readable private key`); // the cause could reveal the input
  }
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < leastBits) {
    throw new Error(`key ${position} is not an RSA key of at least ${leastBits} bits`);
  }
  return key;
}

function thumbprint(publicKey: KeyObject): string {
  const { e, kty, n } = publicKey.export({ format: 'jwk' });
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
}
