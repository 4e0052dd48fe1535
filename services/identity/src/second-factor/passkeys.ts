import { isIP } from 'node:net';
import type { newPasskeyAnswer, passkeyAnswer } from '@print-shop/contracts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Passkey } from '../user/second-factor.field.ts';
import type { User } from '../user/user.ts';

type Known = Pick<Passkey, 'id' | 'transports'>;

/** The site that passkeys belong to: every passkey contains its host, every answer its origin. */
export interface Site {
  host: string;
  origin: string;
  name: string;
}

/** The site of a public address; `undefined` where browsers create no passkeys: without HTTPS, and for IP addresses. */
export function siteOf(publicUrl: string | undefined, name: string): Site | undefined {
  if (!publicUrl) return undefined;
  const { protocol, hostname: host, origin } = new URL(publicUrl);
  if (isIP(host.replace(/^\[|\]$/g, ''))) return undefined;
  return protocol === 'https:' || host === 'localhost' ? { host, origin, name } : undefined;
}

const known = (passkeys: readonly Known[]) => passkeys.map(({ id, transports }) => ({ id, transports }));

/** The options for the browser to create a passkey that the account does not have yet. */
export const newPasskeyOptions = ({ host, name }: Site, user: User, passkeys: readonly Known[]) =>
  generateRegistrationOptions({
    rpID: host,
    rpName: name,
    userID: new Uint8Array(Buffer.from(user.id, 'hex')),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: known(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });

/** The options for the browser to use one of an account's passkeys. */
export const usePasskeyOptions = ({ host }: Site, passkeys: readonly Known[]) =>
  generateAuthenticationOptions({ rpID: host, allowCredentials: known(passkeys), userVerification: 'required' });

/** The passkey that a browser has created; `undefined` when the answer is not for this challenge and site. */
export async function readNewPasskey(
  site: Site,
  challenge: string,
  answer: z.output<typeof newPasskeyAnswer>,
): Promise<Omit<Passkey, 'name' | 'addedAt'> | undefined> {
  const result = await verifyRegistrationResponse({
    response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
  }).catch(() => undefined); // the reason would not help an honest caller
  if (!result?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The use of a passkey: its new count, and whether it is bound to one device. `undefined` when the answer is invalid. */
export async function readUsedPasskey(
  site: Site,
  challenge: string,
  answer: z.output<typeof passkeyAnswer>,
  { id, publicKey, counter, transports }: Passkey,
): Promise<{ counter: number; isBoundToDevice: boolean } | undefined> {
  const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter, transports };
  const result = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential,
    requireUserVerification: true,
  }).catch(() => undefined); // the reason would not help an honest caller
  if (!result?.verified) return undefined;
  const { newCounter, credentialDeviceType } = result.authenticationInfo;
  return { counter: newCounter, isBoundToDevice: credentialDeviceType === 'singleDevice' };
}
