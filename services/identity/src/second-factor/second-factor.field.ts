import type { SecondFactorMethod } from '@print-shop/contracts';
import { Schema } from 'mongoose';

/** An authenticator app (RFC 6238). */
interface Totp {
  /** Sealed by the secret box. */
  secret: string;
  /** The last step of 30 s whose code was used; none up to it works again. */
  lastStep: number;
  addedAt: Date;
}

export interface Passkey {
  /** The credential's id, base64url. */
  id: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it was used, where it counts; 0 where it does not. */
  counter: number;
  transports: string[];
  name: string;
  addedAt: Date;
  lastUsedAt?: Date;
}

/** What an account shows beside its password. */
export interface SecondFactor {
  totp?: Totp | undefined;
  passkeys: Passkey[];
  /** Hashes of those that were not used. */
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

/** What an account can be asked for; nothing where it has neither app nor passkey. */
export function methodsOf({ totp, passkeys, recoveryCodes }: SecondFactor): SecondFactorMethod[] {
  if (!totp && passkeys.length === 0) return [];
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodes.length > 0 ? (['recovery-code'] as const) : []),
  ];
}

/** The `secondFactor` field of a user's schema. */
export const secondFactorField = {
  secondFactor: {
    type: new Schema<SecondFactor>({ totp, passkeys: [passkey], recoveryCodes: [String] }, { _id: false, id: false }),
    default: undefined,
  },
};
