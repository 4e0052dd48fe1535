import type { User } from '@print-shop/contracts';
import { inParallel, type Shop, ShopRefused } from './client.ts';
import { asha, type DemoCustomer, otherCustomers } from './customers.ts';
import type { Settings } from './settings.ts';

export interface Session {
  user: User;
  token: string;
}

/** Signs in; `undefined` where the account is asked for a second factor. */
export async function findSession(shop: Shop, login: string, password: string): Promise<Session | undefined> {
  const answer = await shop.post<{ user: User; token: string } | { secondFactor: object }>('/api/users/login', {
    body: { login, password },
  });
  return 'secondFactor' in answer ? undefined : answer;
}

/** Signs in. Throws where the account is asked for a second factor. */
export async function signIn(shop: Shop, login: string, password: string): Promise<Session> {
  const session = await findSession(shop, login, password);
  if (!session) throw new Error(`${login} is asked for a second factor; this needs SECOND_FACTOR_REQUIRED=false.`);
  return session;
}

/** Opens the account unless it is there, and signs in. */
async function join(shop: Shop, customer: DemoCustomer, email: string, password: string): Promise<Session> {
  const { name, phone, address } = customer;
  try {
    await shop.post('/api/users/register', { body: { name, email, password, phone, address } });
  } catch (fault) {
    if (!(fault instanceof ShopRefused) || fault.status !== 409) throw fault;
  }
  return signIn(shop, email, password);
}

/** All demo customers signed in, by their keys. */
export async function loadCustomers(shop: Shop, { customer }: Settings): Promise<Map<string, Session>> {
  const all: [DemoCustomer, string][] = [
    [asha, customer.login],
    ...otherCustomers.map((one): [DemoCustomer, string] => [one, one.email]),
  ];
  const sessions = await inParallel(all, 2, ([who, email]) => join(shop, who, email, customer.password));
  return new Map(all.map(([who], i) => [who.key, sessions[i] as Session]));
}
