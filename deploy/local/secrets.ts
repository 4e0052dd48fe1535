import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type BackingSecrets, newBackingSecrets } from '@print-shop/backing';
import { readState, writeState } from '@print-shop/machine';

const file = 'secrets.json';

export type Account = { login: string; password: string };

/** The secrets of a local run, which stay the same for as long as its data live. */
export type Secrets = BackingSecrets & {
  /** Tells the volumes of this folder from those of another copy of the project on the same machine. */
  instance: string;
  /** RSA-2048 private key in PEM, PKCS #8. */
  signingKey: string;
  /** 32 bytes in base64. */
  secondFactorKey: string;
  admin: Account;
  customer: Account;
};

/** Passes any usual rule on passwords: both cases, a digit, a sign. */
const password = (): string => `Shop-${randomBytes(9).toString('base64url')}7`;

/** An RSA-2048 private key in PEM, as identity wants it. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** A key for the secrets of authenticator apps, as identity wants it. */
export const newSecondFactorKey = (): string => randomBytes(32).toString('base64');

/** New secrets that are written nowhere. */
function newSecrets(): Secrets {
  return {
    instance: randomBytes(4).toString('hex'),
    ...newBackingSecrets(),
    signingKey: newSigningKey(),
    secondFactorKey: newSecondFactorKey(),
    admin: { login: 'admin@example.com', password: password() },
    customer: { login: 'asha@example.com', password: password() },
  };
}

/**
 * The secrets of this folder's run, made at the first call. Accounts named in the environment (ADMIN_EMAIL,
 * ADMIN_PASSWORD, CUSTOMER_EMAIL, CUSTOMER_PASSWORD) replace the stored ones, so that a later start without them still
 * knows who was created.
 */
export function loadSecrets(): Secrets {
  const stored = { ...newSecrets(), ...readState<Secrets>(file) };
  const { env } = process;
  const secrets: Secrets = {
    ...stored,
    admin: { login: env.ADMIN_EMAIL ?? stored.admin.login, password: env.ADMIN_PASSWORD ?? stored.admin.password },
    customer: {
      login: env.CUSTOMER_EMAIL ?? stored.customer.login,
      password: env.CUSTOMER_PASSWORD ?? stored.customer.password,
    },
  };
  writeState(file, secrets);
  return secrets;
}
