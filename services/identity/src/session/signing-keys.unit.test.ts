import { generateKeyPairSync } from 'node:crypto';
import { readSigningKeys, toJwks } from './signing-keys.ts';

const pem = (bits: number, type: 'pkcs1' | 'pkcs8' = 'pkcs8') =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type, format: 'pem' }).toString();
const [first, second] = [pem(2048), pem(2048, 'pkcs1')];

describe('readSigningKeys', () => {
  it('reads several keys in their order, also with written-out line breaks', () => {
    const ids = readSigningKeys(first + second).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(readSigningKeys(first.replaceAll('\n', '\\n')).map(({ id }) => id)).toEqual(ids.slice(0, 1));
  });

  it.each([
    ['nothing', 'x', /at least one private key/],
    ['rubbish', '-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----', /key 1 is not a readable/],
    ['a short key', pem(1024), /at least 2048 bits/],
  ])('refuses %s without showing it', (_, given, message) => {
    expect(() => readSigningKeys(given)).toThrow(message);
    expect(() => readSigningKeys(given)).not.toThrow(/c2VjcmV0/);
  });
});

describe('toJwks', () => {
  it('publishes public parts only', () => {
    const [key] = toJwks(readSigningKeys(first)).keys;
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});
