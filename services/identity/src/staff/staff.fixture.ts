import type { Role } from '@print-shop/contracts';
import request from 'supertest';
import { admin, type Identity } from '../identity.fixture.ts';
import { hashPassword } from '../session/password.ts';

export const PASSWORD = 'a-password-of-staff';

/** The actions of owners over HTTP, for tests. */
export function staffClient(identity: () => Identity) {
  let count = 0;
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, token?: string) => {
    const req = request(identity().server)[method](path);
    return token ? req.set('Authorization', `Bearer ${token}`) : req;
  };
  const signIn = (login: string, password = PASSWORD) => send('post', '/api/users/login').send({ login, password });
  return {
    send,
    signIn,
    /** The token of the owner from the settings. */
    ownerToken: async (): Promise<string> => (await signIn(admin.email, admin.password)).body.token,
    /** A new member of staff, signed in. */
    async aMember(role: Role) {
      const email = `${role}-${++count}@example.com`;
      const { id } = await identity().store.create({
        name: role,
        email,
        role,
        passwordHash: await hashPassword(PASSWORD),
      });
      return { id, email, token: (await signIn(email)).body.token as string };
    },
    /** A request that shows whether a token still works. */
    profile: (token: string) => send('get', '/api/users/user.id', token),
    invite: (token: string, body: object) => send('post', '/api/staff/invitations', token).send(body),
    setRole: (token: string, id: string, role: Role) => send('put', `/api/staff/${id}/role`, token).send({ role }),
    setStatus: (token: string, id: string, status: string) =>
      send('put', `/api/staff/${id}/status`, token).send({ status }),
  };
}
