import { randomBytes } from 'node:crypto';
import type { Account } from '../local/secrets.ts';
import type { Person, Prepared, ShopProduct } from './types.ts';

const headers = { 'content-type': 'application/json' };

async function ask(url: string, path: string, body?: object): Promise<{ res: Response; body: unknown }> {
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  const res = await fetch(url + path, sent);
  if (!res.ok) throw new Error(`${path} answered ${res.status}: ${(await res.text()).slice(0, 300)}`);
  return { res, body: await res.json() };
}

/** Signs in, and keeps what a browser would keep. */
async function signIn(url: string, { login, password }: Account): Promise<Person> {
  const { res, body } = await ask(url, '/api/users/login', { login, password });
  const { token, user } = body as { token: string; user: { _id: string } };
  const cookie = res.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { id: user._id, login, password, token, cookie };
}

/** Opens an account that nobody else has and signs in. */
export async function newPerson(url: string): Promise<Person> {
  const account = { login: `attack-${randomBytes(6).toString('hex')}@example.com`, password: 'Ink-and-paper-27' };
  await ask(url, '/api/users/register', { name: 'Attack', email: account.login, password: account.password });
  return signIn(url, account);
}

export async function removePerson(url: string, { token, password }: Person): Promise<void> {
  const res = await fetch(`${url}/api/users/profile`, {
    method: 'DELETE',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ currentPassword: password }),
  });
  if (!res.ok) throw new Error(`deleting an account answered ${res.status}`);
}

/** The parts of the shop that the attacks need. */
export async function prepare(url: string, admin: Account): Promise<Prepared> {
  const products = (await ask(url, '/api/product?limit=200')).body as ShopProduct[];
  if (products.length === 0) throw new Error('The shop has no products. Start it with its demo shop first.');
  return { url, products, adminToken: (await signIn(url, admin)).token, customer: await newPerson(url) };
}
