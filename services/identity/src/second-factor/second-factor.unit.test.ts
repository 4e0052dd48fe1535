import { randomBytes } from 'node:crypto';
import { tampered } from '@print-shop/test-kit/tampered';
import { Secret, TOTP } from 'otpauth';
import { methodsOf, NO_SECOND_FACTOR } from '../user/second-factor.field.ts';
import { siteOf } from './passkeys.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { createSecretBox, readBoxKeys } from './secret-box.ts';
import { isTotpCode, matchingStep, newTotpSecret, totpUri } from './totp.ts';

const newKey = () => randomBytes(32).toString('base64');

describe('a code of an app', () => {
  // RFC 6238, appendix B: the key is twenty ASCII digits. The last six of the eight digits of a code are used.
  const secret = Secret.fromUTF8('12345678901234567890').base32;

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ])('is that of the standard at %i', (seconds, code) => {
    expect(matchingStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-60, undefined],
    [-30, 99],
    [0, 100],
    [30, 101],
    [60, undefined],
  ])('may be %i seconds off', (secondsOff, step) => {
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (3000 + secondsOff) * 1000 });
    expect(matchingStep(secret, code, new Date(3000 * 1000))).toBe(step);
  });

  it('may be typed in groups, and is six digits', () => {
    expect(matchingStep(secret, ' 287 082 ', new Date(59_000))).toBe(1);
    expect(['287 082', '287082'].map(isTotpCode)).toEqual([true, true]);
    expect(['28708', 'k3f9w-0vd2x-q8m1z', ''].map(isTotpCode)).toEqual([false, false, false]);
  });

  it('has a secret of 160 bits, which a QR code gives to the app', () => {
    const fresh = newTotpSecret();
    expect(Secret.fromBase32(fresh).bytes).toHaveLength(20);
    expect(totpUri(fresh, 'Chhaap & Co', 'asha@example.com')).toMatch(
      new RegExp(`^otpauth://totp/Chhaap%20%26%20Co:asha%40example.com\\?issuer=Chhaap%20%26%20Co&secret=${fresh}&`),
    );
  });
});

describe('recovery codes', () => {
  it('are ten, each another', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}(-[0-9a-hjkmnp-tv-z]{5}){2}$/);
  });

  it('are kept as a hash that depends on the account and not on how they are typed', () => {
    const hash = hashRecoveryCode('1', 'k1f9w-0vd2x-q8m1z');
    expect(hashRecoveryCode('1', ' KLF9W OVD2X Q8MIZ ')).toBe(hash);
    expect(hashRecoveryCode('2', 'k1f9w-0vd2x-q8m1z')).not.toBe(hash);
  });
});

describe('the secret box', () => {
  it('gives a secret back to its owner only', () => {
    const box = createSecretBox(readBoxKeys(newKey()));
    const sealed = box.seal('a secret', 'asha');
    expect(sealed).not.toContain('secret');
    expect(box.open(sealed, 'asha')).toBe('a secret');
    expect(() => box.open(sealed, 'ravi')).toThrow();
    expect(() => box.open(tampered(sealed, sealed.length - 4), 'asha')).toThrow();
    expect(box.seal('a secret', 'asha')).not.toBe(sealed);
  });

  it('opens with an old key what it seals with the new one next time', () => {
    const [old, fresh] = [newKey(), newKey()];
    const sealed = createSecretBox(readBoxKeys(old)).seal('a secret', 'asha');
    const box = createSecretBox(readBoxKeys(`${fresh} ${old}`));
    expect([box.open(sealed, 'asha'), box.isOld(sealed)]).toEqual(['a secret', true]);
    expect(box.isOld(box.seal('a secret', 'asha'))).toBe(false);
    expect(() => createSecretBox(readBoxKeys(fresh)).open(sealed, 'asha')).toThrow(/not in SECOND_FACTOR_KEY/);
  });

  it.each([
    ['none', ''],
    ['a short one', 'c2hvcnQ='],
    ['a short second one', `${newKey()} c2hvcnQ=`],
  ])('refuses %s without showing it', (_, text) => {
    expect(() => readBoxKeys(text)).toThrow(/32 bytes/);
    expect(() => readBoxKeys(text)).not.toThrow(/c2hvcnQ/);
  });
});

describe('passkeys', () => {
  it.each([
    ['https://shop.example.com/x', { host: 'shop.example.com', origin: 'https://shop.example.com', name: 'Shop' }],
    ['http://localhost:8080', { host: 'localhost', origin: 'http://localhost:8080', name: 'Shop' }],
    ['http://shop.example.com', undefined],
    ['https://192.0.2.7', undefined],
    ['https://[2001:db8::1]', undefined],
    [undefined, undefined],
  ])('are of the site of %j', (publicUrl, site) => {
    expect(siteOf(publicUrl, 'Shop')).toEqual(site);
  });
});

describe('what an account is asked for', () => {
  const totp = { secret: 'x', lastStep: 0, addedAt: new Date() };
  const passkeys = [{ id: 'x', publicKey: 'x', counter: 0, transports: [], name: 'Phone', addedAt: new Date() }];

  it('is what it has; codes alone are no factor', () => {
    expect(methodsOf(NO_SECOND_FACTOR)).toEqual([]);
    expect(methodsOf({ passkeys: [], recoveryCodes: ['x'] })).toEqual([]);
    expect(methodsOf({ totp, passkeys: [], recoveryCodes: ['x'] })).toEqual(['totp', 'recovery-code']);
    expect(methodsOf({ totp, passkeys, recoveryCodes: [] })).toEqual(['totp', 'passkey']);
  });
});
