import type { SecondFactorMethod } from '@print-shop/contracts';
import { Schema } from 'mongoose';

/** An authenticator app (RFC 6238). */
interface Totp {
  /** Encrypted by the secret box. */
  secret: string;
  /** The last 30 s step whose code was used; codes up to it no longer work. */
  lastStep: number;
  addedAt: Date;
}

export interface Passkey {
  /** The credential's id, base64url. */
  id: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it was used; 0 if the authenticator does not count. */
  counter: number;
  transports: string[];
  name: string;
  addedAt: Date;
  lastUsedAt?: Date;
}

export interface SecondFactor {
  totp?: Totp | undefined;
  passkeys: Passkey[];
  /** Hashes of the unused codes. */
  recoveryCodes: string[];
}

const totp = new Schema<Totp>({ secret: String, lastStep: Number, addedAt: Date }, { _id: false, id: false });
const passkey = new Schema<Passkey>(
  {
    id: String,
    publicKey: String,
    counter: Number,
    transports: [String],
    name: String,
    addedAt: Date,
    lastUsedAt: Date,
  },
  { _id: false, id: false },
);

export const NO_SECOND_FACTOR: SecondFactor = { passkeys: [], recoveryCodes: [] };

/** The methods that an account can use; empty without app and passkey. */
export function methodsOf({ totp, passkeys, recoveryCodes }: SecondFactor): SecondFactorMethod[] {
  if (!totp && passkeys.length === 0) return [];
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodes.length > 0 ? (['recovery-code'] as const) : []),
  ];
}

export const secondFactorField = {
  secondFactor: {
    type: new Schema<SecondFactor>({ totp, passkeys: [passkey], recoveryCodes: [String] }, { _id: false, id: false }),
    default: undefined,
  },
};
