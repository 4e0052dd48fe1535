import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** A clock may be off by this many steps. */
const WINDOW = 1;
/** RFC 4226, section 4: 160 bits are recommended. */
const SECRET_BYTES = 20;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** A new secret, in Base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code for an authenticator app. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** Whether the typed text is an app's code, as opposed to a recovery code. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** The step of a code, at most one step from now; `undefined` for a wrong code. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const given = { token: code.replaceAll(/\s/g, ''), timestamp: now.getTime(), window: WINDOW };
  const delta = totpOf(secret).validate(given);
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}
