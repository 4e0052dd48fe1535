import { z } from 'zod';
import { fault } from '../sentence.ts';

/** Bytes as WebAuthn encodes them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, fault('must be base64url'))
    .meta({ description: 'base64url' });

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** The browser's answer after creating a passkey (Web Authentication, section 5.1, RegistrationResponseJSON). */
export const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** The browser's answer after using a passkey (Web Authentication, section 5.1, AuthenticationResponseJSON). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: z.string().max(200).optional(),
  }),
});

/** The options for the browser's WebAuthn call, handed over unchanged. */
export const passkeyOptions = z.looseObject({ challenge: bytes(200) });
