import { newPerson, removePerson } from '../people.ts';
import { type Attack, type HttpSent, oneOf, type Person } from '../types.ts';

const post = (path: string, body: object): HttpSent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Wrong passwords for an account of the attack's own, whose owner's device must still get in. */
function guessing(): Attack {
  let owner: Person;
  return {
    name: 'wrong passwords for one account',
    requests: async ({ url }) => {
      owner = await newPerson(url);
      return Array.from({ length: 150 }, (_, n) =>
        post('/api/users/login', { login: owner.login, password: `Wrong-${n}` }),
      );
    },
    expect: oneOf(401, 429),
    afterwards: async ({ url }) => {
      const { path, ...sent } = post('/api/users/login', { login: owner.login, password: owner.password });
      const res = await fetch(url + path, {
        method: 'POST',
        headers: { ...sent.headers, cookie: owner.cookie },
        body: String(sent.body),
      });
      await res.body?.cancel();
      if (!res.ok) return `the owner was locked out of a device of their own: ${res.status}`;
      await removePerson(url, owner);
      return undefined;
    },
  };
}

export const signInAttacks: Attack[] = [
  guessing(),
  {
    name: 'requests for a new password',
    requests: ({ customer }) =>
      Array.from({ length: 60 }, (_, n) =>
        post('/api/users/forgot-password', { login: n % 2 ? customer.login : `nobody-${n}@example.com` }),
      ),
    expect: oneOf(202, 429),
  },
];
