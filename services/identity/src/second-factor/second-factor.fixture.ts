import { Secret, TOTP } from 'otpauth';
import request from 'supertest';
import type { Identity } from '../identity.fixture.ts';
import { hashPassword } from '../session/password.ts';

const password = 'a-password-of-staff';
let count = 0;

/** The code that an app shows `stepsFromNow` steps from now. */
export const codeOf = (secret: string, stepsFromNow = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsFromNow * 30_000 });

/** A browser that keeps the cookie of its device. */
export function openDevice(identity: Identity, address = '10.3.0.1') {
  let cookie = '';
  return {
    async send(method: 'get' | 'post' | 'delete', path: string, body?: object, token?: string) {
      const sent = request(identity.server)[method](`/api/users${path}`).set('x-forwarded-for', address);
      if (cookie) sent.set('cookie', cookie);
      if (token) sent.set('Authorization', `Bearer ${token}`);
      const res = await (body ? sent.send(body) : sent);
      cookie = res.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
      return res;
    },
    logIn(email: string, given = password) {
      return this.send('post', '/login', { login: email, password: given });
    },
    /** The ticket of an unfinished sign-in. */
    async ticketOf(email: string): Promise<string> {
      const res = await this.logIn(email);
      expect(res.status).toBe(202);
      return res.body.secondFactor.ticket;
    },
    prove(ticket: string, code: string) {
      return this.send('post', '/login/second-factor', { ticket, code });
    },
  };
}
export type Device = ReturnType<typeof openDevice>;

/** A new member of staff without a second factor. */
export async function newStaff(identity: Identity): Promise<{ id: string; email: string }> {
  const email = `staff-${++count}@example.com`;
  const passwordHash = await hashPassword(password);
  const { id } = await identity.store.create({ name: 'Meera', email, role: 'owner', passwordHash });
  return { id, email };
}

/** Adds an authenticator app for a signed-in user, as if its first code had been used long ago. */
export async function addApp(
  identity: Identity,
  device: Device,
  token: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { ticket } = (await device.send('post', '/second-factor/ticket', {}, token)).body;
  const { secret } = (await device.send('post', '/second-factor/totp/start', { ticket })).body;
  const res = await device.send('post', '/second-factor/totp', { ticket, code: codeOf(secret) });
  expect(res.status).toBe(200);
  const { sub: _id } = claimsOf(token);
  await identity.users.updateOne({ _id }, { $set: { 'secondFactor.totp.lastStep': 0 } });
  return { secret, recoveryCodes: res.body.recoveryCodes };
}

/** A new member of staff with an app, and the device that they added it on. */
export async function newStaffWithApp(identity: Identity) {
  const device = openDevice(identity);
  const staff = await newStaff(identity);
  const { token } = (await device.logIn(staff.email)).body;
  return { ...staff, device, token, ...(await addApp(identity, device, token)) };
}

export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
