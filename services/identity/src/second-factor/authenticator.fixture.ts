import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const FLAGS = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };

interface Answering {
  origin: string;
  challenge: string;
  isVerified?: boolean;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const hexOf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));

/** An authenticator in software, one passkey each: ES256, without attestation (Web Authentication, section 6). */
export function createAuthenticator(host: string) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const clientData = (type: string, { origin, challenge }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { isVerified = true }: Answering, attested: Buffer = Buffer.alloc(0)) => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | FLAGS.userPresent | (isVerified ? FLAGS.userVerified : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), head, attested]);
  };
  const answer = <Response extends object>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** The use count that it reports; a cloned authenticator reports a lower one. */
    setCounter: (value: number) => {
      counter = value;
    },

    create(answering: Answering) {
      // A COSE key and an attestation object, written out in CBOR.
      const coseKey = hexOf('a5010203262001215820', Buffer.from(x, 'base64url'), '225820', Buffer.from(y, 'base64url'));
      const attested = hexOf('00'.repeat(16), '0010', id, coseKey);
      const data = authenticatorData(FLAGS.attested, answering, attested);
      const text = (word: string) => hexOf((0x60 + word.length).toString(16), Buffer.from(word));
      const attestationObject = hexOf(
        'a3',
        text('fmt'),
        text('none'),
        text('attStmt'),
        'a0',
        text('authData'),
        '58',
        data.length.toString(16),
        data,
      );
      return answer({
        clientDataJSON: clientData('webauthn.create', answering).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },

    use(answering: Answering) {
      const client = clientData('webauthn.get', answering);
      const data = authenticatorData(0, answering);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      });
    },
  };
}
