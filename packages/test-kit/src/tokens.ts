import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role } from '@print-shop/contracts';
import jwt from 'jsonwebtoken';

/** The holder of a token, and its deviations from a normal one. */
interface TokenFor {
  id: string;
  /** Makes it the token of a member of staff. */
  role?: Role;
  /** Whether the holder is staff; without a role, a token from before roles existed. */
  isAdmin?: boolean;
  name?: string;
  email?: string;
  /** Negative for an expired token. Default one hour. */
  expiresInSeconds?: number;
  tokenId?: string;
}

export interface TestTokens {
  issuer: string;
  audience: string;
  /** The address of the public key, published as identity does. */
  jwksUrl: string;
  for(user: TokenFor): string;
  /** How often the keys were fetched. */
  fetches(): number;
  close(): Promise<void>;
}

/** A new RSA key as PEM. One serves a whole run, as it takes a tenth of a second to make. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** An issuer of tokens with the key of the run and a real key server, for suites of other services than identity. */
export async function startTokens(): Promise<TestTokens> {
  const privateKey = createPrivateKey(process.env.TEST_SIGNING_KEY ?? newSigningKey());
  const publicKey = createPublicKey(privateKey);
  const jwk = publicKey.export({ format: 'jwk' });
  const keyid = createHash('sha256').update(String(jwk.n)).digest('base64url');
  const keys = JSON.stringify({ keys: [{ ...jwk, kid: keyid, use: 'sig', alg: 'RS256' }] });
  let fetches = 0;
  const server = createServer((_req, res) => {
    fetches += 1;
    res.setHeader('content-type', 'application/json').end(keys);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [issuer, audience] = ['print-shop', 'print-shop'];
  return {
    issuer,
    audience,
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/.well-known/jwks.json`,
    for({ id, role, isAdmin = role !== undefined, name, email, expiresInSeconds = 3600, tokenId = randomUUID() }) {
      const iat = Date.now() / 1000;
      const claims = { sub: id, isAdmin, role, name, email, jti: tokenId, iat, exp: iat + expiresInSeconds };
      return jwt.sign(JSON.parse(JSON.stringify(claims)), privateKey, { algorithm: 'RS256', keyid, issuer, audience });
    },
    fetches: () => fetches,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
